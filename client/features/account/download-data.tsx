import type { User } from '@supabase/auth-js';
import { readOwnSessions } from '#client/features/account/own-sessions.ts';
import { useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { saveFile } from '#client/lib/save-file.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** Downloads everything that is stored about the visitor. */
export function DownloadData({ readLists }: { readLists: () => Promise<object> }) {
  const { getAccounts, getTable } = useBackend();
  const words = useWords('account').data;

  const { isSending, failure, onSubmit } = useSubmit(async () => {
    const accounts = await getAccounts();
    const { data, error } = await accounts.getUser();
    if (error) return { error };
    const everything = {
      account: describeAccount(data.user),
      factors: data.user.factors ?? [],
      sessions: await readOwnSessions(await getTable()),
      ...(await readLists()),
    };
    const text = `${JSON.stringify(everything, null, 2)}\n`;
    saveFile('marquee-data.json', 'application/json', text);
    return null;
  }, words.failure);

  return (
    <form onSubmit={onSubmit}>
      {failure && <Notice kind="failure">{failure}</Notice>}
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? words.activity : words.action}
      </Button>
    </form>
  );
}

/** The part of the account that is about the person, without the service's own bookkeeping. */
function describeAccount(user: User) {
  const { id, email, new_email, created_at, email_confirmed_at, last_sign_in_at } = user;
  const { user_metadata } = user;
  return { id, email, new_email, created_at, email_confirmed_at, last_sign_in_at, user_metadata };
}
