import { useLocation } from 'react-router';
import { halfConfirmed, readLinkOutcome } from '#client/features/session/link-outcome.ts';
import { isEmailNew } from '#client/lib/paths.ts';
import { Notice } from '#client/ui/notice.tsx';

/** What the link of a mail that led here came to; nothing for who came by another way. */
export function LinkNotice({ email }: { email: string }) {
  const { hash, search } = useLocation();
  const outcome = readLinkOutcome(hash);
  if (outcome === 'refused') {
    return (
      <Notice kind="failure">
        This link is invalid or has expired. You can ask for a new one here.
      </Notice>
    );
  }
  if (outcome === 'half') return <Notice kind="news">{halfConfirmed}</Notice>;
  if (isEmailNew(search)) {
    return <Notice kind="news">{`Your mail address is now ${email}.`}</Notice>;
  }
  return null;
}
