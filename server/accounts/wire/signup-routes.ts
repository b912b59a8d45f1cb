import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { hashPassword, isPasswordOf } from '#server/accounts/passwords/password-hash.ts';
import { requireAcceptablePassword } from '#server/accounts/passwords/password-policy.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/requests/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/requests/redirect-target.ts';
import {
  type JsonObject,
  metadataSchema,
  requireSmallMetadata,
} from '#server/accounts/requests/user-metadata.ts';
import { challengeMembers, readChallenge } from '#server/accounts/tokens/pkce-challenge.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import {
  describeInvitedUser,
  describeTakenAddress,
  describeUser,
} from '#server/accounts/users/user-description.ts';
import {
  addAnonymousUser,
  addConfirmedUser,
  getAccount,
  type NewUser,
} from '#server/accounts/users/users-store.ts';
import type { RouteParts } from '#server/accounts/wire/route-parts.ts';
import type { Settings } from '#server/settings/read-settings.ts';

// 30 at once, then 30 an hour.
const anonymousRate = { burst: 30, everyMilliseconds: 120_000 };

const signupSchema = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataSchema,
  ...challengeMembers,
});

/**
 * POST /signup adds an account and mails a confirmation link, or gives a session at once where the
 * settings confirm addresses automatically (docs/contracts/accounts.md#sign-up).
 */
export function registerSignupRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { settings, accounts, limits, sessions, mailedLinks } = parts;

  app.post('/signup', async (request) => {
    const input = readBody(signupSchema, request);
    if (!input.email && !input.phone) return signUpAnonymously(request, input.data);
    const { email, challenge, newUser } = await readSignup(input, settings);
    if (settings.isAutoconfirmed) return signUpAtOnce(request, newUser);
    const redirectTo = pickRedirectTarget(request, settings);

    const mailKind = { email, slot: 'confirmation', isPkce: challenge !== null } as const;
    return limits.withinMailInterval(mailKind, async () => {
      const known = await accounts.get({ email });
      // Checked for every address, so that the time does not reveal who has an account.
      const isRepeated = await isPasswordOf(known?.password_hash ?? null, input.password);
      if (known?.email_confirmed_at) {
        await mailedLinks.pretendToSend();
        return describeTakenAddress(email, newUser.metadata, accounts.now());
      }
      const account = await mailedLinks.mail(request, {
        ...{ type: 'signup', email, redirectTo, challenge, newUser },
        keptPasswordHash: isRepeated && known ? known.password_hash : null,
        event: known ? null : 'signedUp',
      });
      return account.invited_at === null ? describeUser(account) : describeInvitedUser(account);
    });
  });

  async function signUpAtOnce(request: FastifyRequest, newUser: NewUser) {
    return startFirstSession(request, 'password', async (change) => {
      const known = await getAccount(change.transaction, { email: newUser.email });
      if (known?.email_confirmed_at) throw authFailure(422, 'user_already_exists');
      return addConfirmedUser(change, newUser);
    });
  }

  async function signUpAnonymously(request: FastifyRequest, data: JsonObject) {
    if (!settings.allowsAnonymousSignIns) throw authFailure(422, 'anonymous_provider_disabled');
    if (!settings.allowsSignUps) throw authFailure(422, 'signup_disabled');
    const metadata = requireSmallMetadata(data);
    await limits.takeRequest(request, 'anonymous sign-up', anonymousRate);
    return startFirstSession(request, 'anonymous', (change) => addAnonymousUser(change, metadata));
  }

  async function startFirstSession(
    request: FastifyRequest,
    method: 'password' | 'anonymous',
    addUser: (change: AccountChange) => Promise<string>,
  ) {
    const held = await accounts.change(request, async (change) => {
      const userId = await addUser(change);
      await change.record('signedUp', { id: userId });
      return sessions.start(change, { userId, method, bannedStatus: 403 });
    });
    return sessions.describe(held);
  }
}

// Checks in the order that clients expect.
async function readSignup(
  input: v.InferOutput<typeof signupSchema>,
  { allowsSignUps, passwordMinimumLength }: Settings,
) {
  if (!allowsSignUps) throw authFailure(422, 'signup_disabled');
  const email = input.email && requireMailAddress(input.email);
  requireAcceptablePassword(input.password, passwordMinimumLength, email);
  if (input.email && input.phone) {
    throw validationFailed('Please give a mail address or a phone number, not both.');
  }
  const challenge = readChallenge(input);
  if (input.phone) throw authFailure(400, 'phone_provider_disabled');
  const metadata = requireSmallMetadata(input.data);
  // Hashed for a taken address too, so that the time does not reveal who has an account.
  const passwordHash = await hashPassword(input.password);
  return { email, challenge, newUser: { email, passwordHash, metadata, isSignUp: true } };
}
