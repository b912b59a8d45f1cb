import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import { validationFailed } from '#server/auth/auth-failures.ts';
import { issueAuthCode } from '#server/auth/flows-store.ts';
import { pkcePrefix } from '#server/auth/one-time-token.ts';
import {
  effectiveType,
  findByLinkToken,
  otpExpired,
  redeemOneTimeToken,
  verificationTypes,
} from '#server/auth/one-time-token-redemption.ts';
import { optionalText, readInput } from '#server/auth/read-input.ts';
import { pickRedirectTarget } from '#server/auth/redirect-target.ts';
import { describeSession } from '#server/auth/session-description.ts';
import { startSession } from '#server/auth/session-start.ts';
import {
  redirectWithCode,
  redirectWithFailure,
  redirectWithSession,
} from '#server/auth/verify-redirect.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure, toFailure } from '#server/failure.ts';

/**
 * GET /verify is where the links in mails lead: it uses the link up and sends the browser on to
 * the app, with a session, a code, or the reason why there is none (accounts contract, A.5).
 */
export function registerVerifyLinkRoutes(
  app: FastifyInstance,
  dependencies: AuthDependencies,
): void {
  // A HEAD would use the link up, and some mail scanners send one.
  const open = { config: { needsNoApiKey: true }, exposeHeadRoute: false };

  app.get('/verify', open, async (request, reply) => {
    const link = readInput(linkSchema, request.query);
    if (!link.token || !link.type) throw validationFailed('token and type are both required.');
    const target = pickRedirectTarget(request, dependencies.settings.publicUrl);
    const isPkce = link.token.startsWith(pkcePrefix);
    try {
      const location = isPkce
        ? await followToCode(dependencies, link, target)
        : await followToSession(dependencies, link, target);
      return reply.redirect(location, 303);
    } catch (error) {
      const failure = logUnexpected(toFailure(error), request);
      return reply.redirect(redirectWithFailure(target, failure, isPkce), 303);
    }
  });
}

const linkSchema = v.object({ token: optionalText, type: optionalText });
type Link = v.InferOutput<typeof linkSchema>;

async function followToSession(dependencies: AuthDependencies, link: Link, target: string) {
  const { database } = dependencies;
  const { held, type } = await database.transaction().execute(async (transaction) => {
    const { userId, type } = await openLink(transaction, dependencies, link);
    const start = { userId, method: 'otp', bannedStatus: 403 } as const;
    return { held: await startSession(transaction, dependencies, start), type };
  });
  return redirectWithSession(target, await describeSession(dependencies, held), type);
}

async function followToCode(dependencies: AuthDependencies, link: Link, target: string) {
  const { database, clock } = dependencies;
  const authCode = await database.transaction().execute(async (transaction) => {
    const { userId, type } = await openLink(transaction, dependencies, link);
    const method = type === 'signup' ? 'email/signup' : type;
    const issued = await issueAuthCode(transaction, userId, method, clock());
    if (issued) return issued;
    // Thrown inside the transaction, so that the link stays usable.
    throw new Failure(
      400,
      'flow_state_not_found',
      'Nobody waits for this link. Please ask for a new one.',
    );
  });
  return redirectWithCode(target, authCode);
}

async function openLink(transaction: Database, { clock }: AuthDependencies, link: Link) {
  const type = verificationTypes.find((each) => each === link.type);
  if (!type) throw validationFailed(`There are no links of the type ${link.type}.`);
  const proof = { type, linkToken: link.token };
  const token = await findByLinkToken(transaction, proof, clock());
  if (!token) throw otpExpired('link');
  await redeemOneTimeToken(transaction, token, clock());
  return { userId: token.user_id, type: effectiveType(type, token) };
}

function logUnexpected(failure: Failure, request: FastifyRequest): Failure {
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.message);
  return failure;
}
