import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';

interface CloseTrailerProps {
  className?: string | undefined;
  onClick: () => void;
}

export function CloseTrailer({ className, onClick }: CloseTrailerProps) {
  return (
    <Button onClick={onClick} className={className} data-screen-only>
      <CloseIcon />
      {useMessages().trailer.close}
    </Button>
  );
}
