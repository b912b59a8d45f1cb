import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  halfMessage,
  otpExpired,
  readVerificationType,
} from '#server/accounts/mailed-links/link-redemption.ts';
import type { MailRouteParts } from '#server/accounts/mailed-links/mail-route-parts.ts';
import {
  redirectWithCode,
  redirectWithFailure,
  redirectWithMessage,
  redirectWithSession,
} from '#server/accounts/mailed-links/verify-redirect.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { optionalText, readInput } from '#server/accounts/requests/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/requests/redirect-target.ts';
import { issueAuthCode } from '#server/accounts/tokens/flows-store.ts';
import { pkcePrefix } from '#server/accounts/tokens/one-time-token.ts';
import { deleteOneTimeTokens } from '#server/accounts/tokens/one-time-tokens-store.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import { toFailure } from '#server/failure.ts';

/** A link that a browser follows, and the address that it is redirected to. */
interface Visit {
  token: string;
  type: string;
  target: string;
  request: FastifyRequest;
}

/**
 * GET /verify, the address of the links in mails, redirects the browser to the app with a session,
 * a code, or the reason why there is none. It confirms the mail address at once; the link is used
 * up only when the session or the code is used (decision 7, docs/contracts/accounts.md#links).
 */
export function registerVerifyLinkRoutes(
  app: FastifyInstance,
  { settings, tokenSecret, accounts, sessions, redemption }: MailRouteParts,
): void {
  const open = { config: { needsNoApiKey: true } };

  app.get('/verify', open, async (request, reply) => {
    const { token, type } = readInput(linkSchema, request.query);
    if (!token || !type) throw validationFailed('token and type are both required.');
    const visit = { token, type, target: pickRedirectTarget(request, settings), request };
    const isPkce = token.startsWith(pkcePrefix);
    try {
      return reply.redirect(await (isPkce ? followToCode(visit) : followToSession(visit)), 303);
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status >= 500) {
        request.log.error({ err: failure.cause ?? failure }, failure.message);
      }
      return reply.redirect(redirectWithFailure(visit.target, failure, isPkce), 303);
    }
  });

  async function followToSession({ target, request, ...link }: Visit): Promise<string> {
    const opened = await accounts.change(request, async (change) => {
      const { userId, type, linkHash, isWhole } = await openLink(change, link);
      if (!isWhole) return null;
      // The link of a change of address is already used up, so the session does not refer to it.
      const opening = { linkHash: type === 'email_change' ? null : linkHash };
      const start = { userId, method: 'otp', bannedStatus: 403, ...opening } as const;
      return { type, held: await sessions.start(change, start) };
    });
    if (!opened) return redirectWithMessage(target, halfMessage, false);
    return redirectWithSession(target, await sessions.describe(opened.held), opened.type);
  }

  async function followToCode({ target, request, ...link }: Visit): Promise<string> {
    const authCode = await accounts.change(request, async (change) => {
      const { userId, type, isWhole } = await openLink(change, link);
      if (!isWhole) return null;
      const flow = { userId, method: type === 'signup' ? 'email/signup' : type };
      const issued = await issueAuthCode(change, tokenSecret, flow);
      if (issued) return issued;
      // Thrown inside the transaction, which rolls back, so the link stays usable.
      throw authFailure(
        400,
        'flow_state_not_found',
        'Nobody waits for this link. Please ask for a new one.',
      );
    });
    if (!authCode) return redirectWithMessage(target, halfMessage, true);
    return redirectWithCode(target, authCode);
  }

  async function openLink(change: AccountChange, link: { token: string; type: string }) {
    const type = readVerificationType(link.type);
    if (!type) throw validationFailed(`There are no links of the type ${link.type}.`);
    const token = await redemption.getByLink(change, { type, linkToken: link.token });
    if (!token) throw otpExpired('link');
    const isWhole = await redemption.accept(change, token);
    const { user_id: userId, token_hash: linkHash } = token;
    if (type === 'email_change' && isWhole) await deleteOneTimeTokens(change, userId);
    // `email` stands for both kinds of mail; the slot tells them apart.
    const byMail = token.slot === 'confirmation' ? 'signup' : 'magiclink';
    return { userId, linkHash, isWhole, type: type === 'email' ? byMail : type };
  }
}

const linkSchema = v.object({ token: optionalText, type: optionalText });
