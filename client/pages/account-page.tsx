import type { User } from '@supabase/auth-js';
import { useUser } from '#client/features/account/account-queries.ts';
import { ChangePasswordForm } from '#client/features/account/change-password-form.tsx';
import { DeleteAccountForm } from '#client/features/account/delete-account-form.tsx';
import { DownloadData } from '#client/features/account/download-data.tsx';
import { LinkNotice } from '#client/features/account/link-notice.tsx';
import { MailAddress } from '#client/features/account/mail-address.tsx';
import { SecondFactor } from '#client/features/account/second-factor.tsx';
import { SessionList } from '#client/features/account/session-list.tsx';
import { readListRows } from '#client/features/lists/list-client.ts';
import { forgetList } from '#client/features/lists/list-storage.ts';
import { useMyLists } from '#client/features/lists/use-my-lists.ts';
import { PreferenceFields } from '#client/features/preferences/preference-fields.tsx';
import { useSession } from '#client/features/session/session-provider.tsx';
import { readSharedLists } from '#client/features/sharing/shared-lists-client.ts';
import { WatchingPreferences } from '#client/features/watching/watching-preferences.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import { browserStorage } from '#client/lib/guarded-storage.ts';
import { useRestoredPosition } from '#client/lib/navigation/use-restored-position.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import styles from '#client/pages/account-page.module.css';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { sharedLists } from '#contract/tables/shared-lists.ts';
import { titleLists } from '#contract/tables/title-lists.ts';

export function AccountPage() {
  const { data: user, isError, refetch } = useUser();
  const { title, loading, tryAgain } = useMessages();
  const account = useWords('account');
  useRestoredPosition(user !== undefined);
  return (
    <div className={styles.page}>
      <title>{title(account.heading)}</title>
      <h1 tabIndex={-1}>{account.heading}</h1>
      {user && <AccountSections user={user} />}
      {!user && isError && (
        <>
          <Notice kind="failure">{account.loadFailure}</Notice>
          <Button onClick={() => refetch()}>{tryAgain}</Button>
        </>
      )}
      {!user && !isError && <p role="status">{loading}</p>}
    </div>
  );
}

function AccountSections({ user }: { user: User }) {
  const { getTable, usesTmdb, sharesLists } = useBackend();
  const { logOut } = useSession();
  const myLists = useMyLists();
  const { layout } = useMessages();
  const account = useWords('account');
  const watching = useWords('watching');
  const { id, email = '' } = user;

  async function readLists() {
    const table = await getTable();
    const lists = titleLists.map(async (list) => {
      const columns = Object.keys(list.columns).filter((name) => name !== 'user_id');
      const rows = await readListRows(table, list, id, columns);
      return [list.name, { table: rows, thisBrowser: myLists[list.name].entries }];
    });
    // A hosted project that shares nothing may lack this table.
    const addresses = sharesLists ? await readSharedLists(table) : [];
    return { ...Object.fromEntries(await Promise.all(lists)), [sharedLists.name]: addresses };
  }

  async function leave() {
    for (const list of titleLists) forgetList(browserStorage, list, id);
    await logOut(account.deletion.done);
  }

  return (
    <>
      <LinkNotice email={email} />
      <SectionCard heading={account.mail.heading}>
        <MailAddress user={user} />
      </SectionCard>
      <SectionCard heading={account.password.heading}>
        <ChangePasswordForm email={email} />
      </SectionCard>
      <SectionCard heading={account.factor.heading}>
        <SecondFactor user={user} />
      </SectionCard>
      <SectionCard heading={account.sessions.heading}>
        <SessionList />
      </SectionCard>
      <SectionCard heading={layout.preferences}>
        <PreferenceFields />
      </SectionCard>
      {usesTmdb && (
        <SectionCard heading={watching.heading}>
          <WatchingPreferences />
        </SectionCard>
      )}
      <SectionCard heading={account.data.heading}>
        <p>{account.data.explanation}</p>
        <DownloadData readLists={readLists} />
      </SectionCard>
      <SectionCard heading={account.deletion.heading}>
        <p>{account.deletion.warning}</p>
        <DeleteAccountForm email={email} onDeleted={leave} />
      </SectionCard>
    </>
  );
}
