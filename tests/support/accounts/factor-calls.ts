import { Secret, TOTP } from 'otpauth';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';

type AccountsApi = Awaited<ReturnType<typeof startAccountsApi>>;

interface EnrolledFactor {
  id: string;
  totp: { secret: string; uri: string; qr_code: string };
}

/** The accounts API's calls about second factors; each takes an access token first. */
export function factorCalls({ call, register, clock }: AccountsApi) {
  const enroll = (as: string, body: object = {}) =>
    call('POST', '/factors', { as, body: { factor_type: 'totp', ...body } });
  const unenroll = (as: string, id: string) => call('DELETE', `/factors/${id}`, { as });
  const challenge = (as: string, id: string) => call('POST', `/factors/${id}/challenge`, { as });
  const verify = (as: string, id: string, challenge_id: string, code: string) =>
    call('POST', `/factors/${id}/verify`, { as, body: { challenge_id, code } });

  /** The code that the authenticator app shows now, or `steps` times 30 seconds from now. */
  function codeOf({ totp }: EnrolledFactor, steps = 0): string {
    const secret = Secret.fromBase32(totp.secret);
    return TOTP.generate({ secret, timestamp: clock() + steps * 30_000 });
  }

  /** Starts a challenge and verifies it with a code, by default the app's. */
  async function answer(as: string, factor: EnrolledFactor, code = codeOf(factor)) {
    const { id } = (await challenge(as, factor.id)).json();
    return verify(as, factor.id, id, code);
  }

  /** Sets up a second factor; gives it and the session, which is now aal2. */
  async function addFactor(as: string, friendly_name = '') {
    const factor: EnrolledFactor = (await enroll(as, { friendly_name })).json();
    const session = (await answer(as, factor)).json();
    return { factor, session };
  }

  /** Registers Ada with a second factor, and moves the clock on, so that a new code is valid. */
  async function registerWithFactor() {
    const { access_token } = await register();
    const { factor, session } = await addFactor(access_token);
    clock.advance(30_000);
    return { factor, session };
  }

  return { enroll, unenroll, challenge, verify, codeOf, answer, addFactor, registerWithFactor };
}

/** A server, and the accounts API with its calls about second factors. */
export async function startFactorsApi(env: Record<string, string> = {}) {
  const api = await startAccountsApi(env);
  return { ...api, ...factorCalls(api) };
}
