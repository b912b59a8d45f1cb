import type { User } from '@supabase/auth-js';
import { useUser } from '#client/features/account/account-queries.ts';
import { ChangePasswordForm } from '#client/features/account/change-password-form.tsx';
import { DeleteAccountForm } from '#client/features/account/delete-account-form.tsx';
import { DownloadData } from '#client/features/account/download-data.tsx';
import { LinkNotice } from '#client/features/account/link-notice.tsx';
import { MailAddress } from '#client/features/account/mail-address.tsx';
import { SecondFactor } from '#client/features/account/second-factor.tsx';
import { SessionList } from '#client/features/account/session-list.tsx';
import { readFavoriteRows } from '#client/features/favorites/favorites-client.ts';
import { useFavorites } from '#client/features/favorites/favorites-provider.tsx';
import { forgetFavorites } from '#client/features/favorites/favorites-storage.ts';
import { useSession } from '#client/features/session/session-provider.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import styles from '#client/pages/account-page.module.css';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';

export function AccountPage() {
  const { data: user, isError, refetch } = useUser();
  return (
    <div className={styles.page}>
      <title>Account – Marquee</title>
      <h1 tabIndex={-1}>Account</h1>
      {user && <AccountSections user={user} />}
      {!user && isError && (
        <>
          <Notice kind="failure">Your account could not be loaded.</Notice>
          <Button onClick={() => refetch()}>Try again</Button>
        </>
      )}
      {!user && !isError && <p role="status">Loading...</p>}
    </div>
  );
}

function AccountSections({ user }: { user: User }) {
  const { table } = useBackend();
  const { logOut } = useSession();
  const { entries } = useFavorites();
  const { id, email = '' } = user;

  async function readFavorites() {
    const rows = await readFavoriteRows(table, id, 'movie_id, type, created_at');
    return { table: rows, thisBrowser: entries };
  }

  async function leave() {
    forgetFavorites(window.localStorage, id);
    await logOut('Your account has been deleted.');
  }

  return (
    <>
      <LinkNotice email={email} />
      <SectionCard heading="Mail address">
        <MailAddress user={user} />
      </SectionCard>
      <SectionCard heading="Password">
        <ChangePasswordForm email={email} />
      </SectionCard>
      <SectionCard heading="Second factor">
        <SecondFactor user={user} />
      </SectionCard>
      <SectionCard heading="Where you are logged in">
        <SessionList />
      </SectionCard>
      <SectionCard heading="Your data">
        <p>A file with your account, where you are logged in, and your favorites.</p>
        <DownloadData readFavorites={readFavorites} />
      </SectionCard>
      <SectionCard heading="Delete my account">
        <p>
          Your account and your favorites are deleted, here and on the server, and you are logged
          out everywhere. This cannot be undone.
        </p>
        <DeleteAccountForm email={email} onDeleted={leave} />
      </SectionCard>
    </>
  );
}
