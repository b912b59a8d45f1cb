import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { pkcePrefix } from '#server/accounts/mailed-links/one-time-token.ts';
import {
  acceptProof,
  effectiveType,
  findByLinkToken,
  halfMessage,
  otpExpired,
  verificationTypes,
} from '#server/accounts/mailed-links/one-time-token-redemption.ts';
import { deleteOneTimeTokens } from '#server/accounts/mailed-links/one-time-tokens-store.ts';
import {
  redirectWithCode,
  redirectWithFailure,
  redirectWithMessage,
  redirectWithSession,
} from '#server/accounts/mailed-links/verify-redirect.ts';
import { issueAuthCode } from '#server/accounts/sessions/flows-store.ts';
import { describeSession } from '#server/accounts/sessions/session-description.ts';
import { startSession } from '#server/accounts/sessions/session-start.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { validationFailed } from '#server/accounts/wire/auth-failures.ts';
import { optionalText, readInput } from '#server/accounts/wire/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/wire/redirect-target.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure, toFailure } from '#server/failure.ts';

/**
 * GET /verify is where the links in mails lead: it sends the browser on to the app, with a session,
 * a code, or the reason why there is none (accounts contract, A.5). The address is proved at once;
 * the link is used up only when the session or the code is used (decision 7).
 */
export function registerVerifyLinkRoutes(
  app: FastifyInstance,
  dependencies: AuthDependencies,
): void {
  const open = { config: { needsNoApiKey: true } };

  app.get('/verify', open, async (request, reply) => {
    const link = readInput(linkSchema, request.query);
    if (!link.token || !link.type) throw validationFailed('token and type are both required.');
    const target = pickRedirectTarget(request, dependencies.settings);
    const isPkce = link.token.startsWith(pkcePrefix);
    try {
      const location = isPkce
        ? await followToCode(dependencies, link, target, request)
        : await followToSession(dependencies, link, target, request);
      return reply.redirect(location, 303);
    } catch (error) {
      const failure = logUnexpected(toFailure(error), request);
      return reply.redirect(redirectWithFailure(target, failure, isPkce), 303);
    }
  });
}

const linkSchema = v.object({ token: optionalText, type: optionalText });
type Link = v.InferOutput<typeof linkSchema>;

async function followToSession(
  dependencies: AuthDependencies,
  link: Link,
  target: string,
  request: FastifyRequest,
): Promise<string> {
  const { database } = dependencies;
  const opened = await database.transaction().execute(async (transaction) => {
    const { userId, type, linkHash, isHalf, notice } = await openLink(
      transaction,
      dependencies,
      link,
    );
    if (isHalf) return null;
    const proved = { userId, method: 'otp', bannedStatus: 403, request } as const;
    // A change of address leaves no link behind that could be used again.
    const start = type === 'email_change' ? proved : { ...proved, linkHash };
    return { held: await startSession(transaction, dependencies, start), type, notice };
  });
  if (!opened) return redirectWithMessage(target, halfMessage, false);
  if (opened.notice) dependencies.notices.send(opened.notice, request);
  return redirectWithSession(target, await describeSession(dependencies, opened.held), opened.type);
}

async function followToCode(
  dependencies: AuthDependencies,
  link: Link,
  target: string,
  request: FastifyRequest,
): Promise<string> {
  const { secrets, database, notices, clock } = dependencies;
  const opened = await database.transaction().execute(async (transaction) => {
    const { userId, type, isHalf, notice } = await openLink(transaction, dependencies, link);
    if (isHalf) return null;
    const flow = { userId, method: type === 'signup' ? 'email/signup' : type };
    const issued = await issueAuthCode(transaction, secrets.tokenSecret, flow, clock());
    if (issued) return { authCode: issued, notice };
    // Thrown inside the transaction, so that the link stays usable.
    throw new Failure(
      400,
      'flow_state_not_found',
      'Nobody waits for this link. Please ask for a new one.',
    );
  });
  if (!opened) return redirectWithMessage(target, halfMessage, true);
  if (opened.notice) notices.send(opened.notice, request);
  return redirectWithCode(target, opened.authCode);
}

async function openLink(transaction: Database, dependencies: AuthDependencies, link: Link) {
  const { settings, clock } = dependencies;
  const type = verificationTypes.find((each) => each === link.type);
  if (!type) throw validationFailed(`There are no links of the type ${link.type}.`);
  const proof = { type, linkToken: link.token };
  const token = await findByLinkToken(transaction, proof, clock());
  if (!token) throw otpExpired('link');
  const { isHalf, notice } = await acceptProof(transaction, settings, token, clock());
  const { user_id: userId, token_hash: linkHash } = token;
  if (type === 'email_change' && !isHalf) {
    await deleteOneTimeTokens(transaction, userId);
  }
  return { userId, linkHash, isHalf, notice, type: effectiveType(type, token) };
}

function logUnexpected(failure: Failure, request: FastifyRequest): Failure {
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.message);
  return failure;
}
