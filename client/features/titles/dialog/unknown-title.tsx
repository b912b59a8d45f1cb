import { Link } from 'react-router';
import { MessageDialog } from '#client/features/titles/dialog/message-dialog.tsx';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { NobodyHereDrawing } from '#client/ui/drawings/drawing.tsx';

/** Says of a title that the catalogue does not have what the error page says of such an address. */
export function UnknownTitle({ onClose }: { onClose: () => void }) {
  const { failed } = useMessages();
  return (
    <MessageDialog heading={failed.heading} onClose={onClose}>
      <NobodyHereDrawing />
      <p>{failed.unknownAddress}</p>
      <Link to={paths.home()}>{failed.back}</Link>
    </MessageDialog>
  );
}
