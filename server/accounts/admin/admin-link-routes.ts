import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { EmailChanges } from '#server/accounts/mailed-links/email-changes.ts';
import type {
  LinkType,
  LinkWish,
  MailedLinks,
} from '#server/accounts/mailed-links/mailed-links.ts';
import { hashPassword } from '#server/accounts/passwords/password-hash.ts';
import { requireAcceptablePassword } from '#server/accounts/passwords/password-policy.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/requests/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import { pickRedirectTarget, pickTarget } from '#server/accounts/requests/redirect-target.ts';
import { metadataSchema, requireSmallMetadata } from '#server/accounts/requests/user-metadata.ts';
import type { AccountEvent } from '#server/accounts/trail/account-events.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';
import { describeUser } from '#server/accounts/users/user-description.ts';
import { type Account, getAccount, requireAccount } from '#server/accounts/users/users-store.ts';
import type { Settings } from '#server/settings/read-settings.ts';

interface AdminLinkOptions {
  settings: Settings;
  accounts: Accounts;
  mailedLinks: MailedLinks;
  emailChanges: EmailChanges;
}

const eventsByType: Record<LinkType, AccountEvent> = {
  signup: 'signedUp',
  invite: 'invited',
  magiclink: 'recoveryRequested',
  recovery: 'recoveryRequested',
};

const invitationSchema = v.object({ email: optionalText, data: metadataSchema });

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery'] as const;
const linkSchema = v.object({
  type: v.picklist([...linkTypes, 'email_change_current', 'email_change_new']),
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: metadataSchema,
  redirect_to: optionalText,
});
type LinkInput = v.InferOutput<typeof linkSchema>;

/**
 * POST /invite mails an invitation. POST /admin/generate_link answers with the link and the code of
 * a mail, and sends none. Both require the secret key (docs/contracts/accounts.md#administration).
 */
export function registerAdminLinkRoutes(app: FastifyInstance, options: AdminLinkOptions): void {
  const { settings, accounts, mailedLinks, emailChanges } = options;

  app.post('/invite', async (request) => {
    const input = readBody(invitationSchema, request);
    const email = requireMailAddress(input.email);
    const metadata = requireSmallMetadata(input.data);
    refuseConfirmed(await accounts.get({ email }));
    const account = await mailedLinks.mail(request, {
      ...{ type: 'invite', email, challenge: null, event: 'invited' },
      redirectTo: pickRedirectTarget(request, settings),
      newUser: { email, passwordHash: null, metadata, isSignUp: false },
    });
    return describeUser(account);
  });

  app.post('/admin/generate_link', async (request) => {
    const input = readBody(linkSchema, request);
    const email = requireMailAddress(input.email);
    requireSmallMetadata(input.data);
    // auth-js sends the redirect target in the query, other clients in the body.
    const candidates = [input.redirect_to, pickRedirectTarget(request, settings)];
    const redirectTo = pickTarget(candidates, settings);
    const linkType = linkTypes.find((each) => each === input.type);
    const { account, secret, type } = linkType
      ? await generateAccountLink(request, linkType, { ...input, email }, redirectTo)
      : await generateEmailChangeLink(request, { ...input, email }, redirectTo);
    return {
      ...describeUser(account),
      action_link: secret.link,
      email_otp: secret.code,
      hashed_token: secret.linkToken,
      redirect_to: redirectTo,
      verification_type: type,
    };
  });

  // The link of a sign-up, an invitation or a log-in. Adds the account if the address has none.
  async function generateAccountLink(
    request: FastifyRequest,
    asked: LinkType,
    { email, password, data: metadata }: LinkInput,
    redirectTo: string,
  ) {
    const known = await accounts.get({ email });
    if (!known && asked === 'recovery') throw authFailure(404, 'user_not_found');
    // The log-in link of an unknown address confirms a new account.
    const type = !known && asked === 'magiclink' ? 'signup' : asked;
    if (type === 'signup' || type === 'invite') refuseConfirmed(known);
    const needsPassword = asked === 'signup';
    if (needsPassword) requireAcceptablePassword(password, settings.passwordMinimumLength, email);
    const passwordHash = needsPassword ? await hashPassword(password) : null;

    const newUser = { email, passwordHash, metadata, isSignUp: false };
    const event = eventsByType[type];
    const link: LinkWish = { type, email, redirectTo, challenge: null, newUser, event };
    const secret = mailedLinks.createSecret(link);
    const account = await accounts.change(request, (change) =>
      mailedLinks.store(change, link, secret),
    );
    return { account, secret, type };
  }

  // The link by which the old or the new address confirms a change of address. The change is stored
  // on the account as pending.
  async function generateEmailChangeLink(
    request: FastifyRequest,
    input: LinkInput,
    redirectTo: string,
  ) {
    const newEmail = requireMailAddress(input.new_email);
    const isOfOld = input.type === 'email_change_current';
    const slot = isOfOld ? 'email_change_current' : 'email_change_new';
    const email = isOfOld ? input.email : newEmail;
    const about = { type: 'email_change', email, redirectTo, challenge: null };
    const secret = mailedLinks.createSecret(about);
    const account = await accounts.change(request, async (change) => {
      const { transaction } = change;
      const known = await getAccount(transaction, { email: input.email });
      if (!known) throw authFailure(404, 'user_not_found');
      const holder = await getAccount(transaction, { email: newEmail });
      if (holder) throw authFailure(422, 'email_exists');
      if (isOfOld && !emailChanges.needsBothHalves(known)) {
        throw validationFailed(
          'Only the new address confirms a change here: use email_change_new.',
        );
      }
      const halves = [{ slot, email, linkToken: secret.linkToken } as const];
      await emailChanges.store(change, known, { newEmail, halves });
      await change.record('modified', known);
      return requireAccount(transaction, { id: known.id });
    });
    return { account, secret, type: slot };
  }
}

/** Throws 422 `email_exists` when the account's address is confirmed. */
function refuseConfirmed(account: Account | null): void {
  if (account?.email_confirmed_at) throw authFailure(422, 'email_exists');
}
