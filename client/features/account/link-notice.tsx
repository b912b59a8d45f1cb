import { useLocation } from 'react-router';
import { readLinkOutcome } from '#client/features/session/link-outcome.ts';
import { isEmailNew } from '#client/lib/paths.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { Notice } from '#client/ui/notice.tsx';

/** Says what the link of a mail did when it led here; nothing for other visits. */
export function LinkNotice({ email }: { email: string }) {
  const { hash, search } = useLocation();
  const { link } = useMessages();
  const account = useWords('account');
  const outcome = readLinkOutcome(hash);
  if (outcome === 'refused') return <Notice kind="failure">{account.linkRefused}</Notice>;
  if (outcome === 'half') return <Notice kind="news">{link.half}</Notice>;
  if (isEmailNew(search)) return <Notice kind="news">{account.mail.changed(email)}</Notice>;
  return null;
}
