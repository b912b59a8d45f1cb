import type { AccountsClient } from '#client/lib/accounts/accounts-client.ts';

export type Enrollment = NonNullable<Awaited<ReturnType<typeof enrollFactor>>['data']>;

/**
 * Enrolls an authenticator app under `name` and gives the key that the app needs, or the error.
 * Removes factors that an earlier enrollment left unverified.
 */
export async function enrollFactor({ mfa }: AccountsClient, name: string) {
  const { data, error } = await mfa.listFactors();
  if (error) return { data: null, error };
  const names = new Set<string | undefined>();
  for (const factor of data.all) {
    if (factor.status === 'verified') names.add(factor.friendly_name);
    else await mfa.unenroll({ factorId: factor.id });
  }
  return mfa.enroll({ factorType: 'totp', friendlyName: pickName(name, names) });
}

/** The accounts service takes each name only once. */
function pickName(wanted: string, taken: Set<string | undefined>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!taken.has(name)) return name;
  }
}
