import type { AccountsClient, PasswordCheck } from '#client/lib/accounts/accounts-client.ts';
import { loadOnce } from '#client/lib/load-once.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

const loadCode = () => import('#client/lib/accounts/accounts-client.ts');

/**
 * The clients of the accounts service, whose code is loaded with the first call. It is a fifth of
 * the app's scripts, and whoever has a session can do without it at first.
 */
export function createLazyAccounts(configuration: RuntimeConfiguration) {
  let announce: (accounts: AccountsClient) => void;
  const accountsLoaded = new Promise<AccountsClient>((resolve) => {
    announce = resolve;
  });

  const getAccounts = loadOnce(async () => {
    const accounts = (await loadCode()).createAccountsClient(configuration);
    announce(accounts);
    return accounts;
  });
  const getRecovery = loadOnce(async () => (await loadCode()).createRecoveryClient(configuration));
  const getPasswordCheck = loadOnce(async () =>
    (await loadCode()).createPasswordCheck(configuration),
  );
  const checkPassword: PasswordCheck = async (email, password) =>
    (await getPasswordCheck())(email, password);

  return { getAccounts, accountsLoaded, getRecovery, checkPassword };
}
