import type { FastifyInstance } from 'fastify';
import { redirectWithFailure } from '#server/accounts/mailed-links/verify-redirect.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import {
  pickRedirectTarget,
  type RedirectSettings,
} from '#server/accounts/requests/redirect-target.ts';
import { Failure } from '#server/failure.ts';

/**
 * Refuses calls that Supabase Auth offers and this server does not
 * (docs/contracts/accounts.md#what-is-switched-off).
 */
export function registerDisabledFeatureRoutes(
  app: FastifyInstance,
  { settings }: { settings: RedirectSettings },
): void {
  const refusals = [
    ['/user/identities/*', 404, 'manual_linking_disabled', 'Manual linking is disabled'],
    ['/passkeys', 404, 'passkey_disabled', 'Passkeys are disabled'],
    ['/passkeys/*', 404, 'passkey_disabled', 'Passkeys are disabled'],
    ['/admin/users/:id/passkeys', 404, 'passkey_disabled', 'Passkeys are disabled'],
    ['/admin/users/:id/passkeys/*', 404, 'passkey_disabled', 'Passkeys are disabled'],
    ['/admin/oauth/*', 404, 'feature_disabled', 'This server does not log people in to other apps'],
    ['/admin/custom-providers', 404, 'feature_disabled', 'Other sites have no say here'],
    ['/admin/custom-providers/*', 404, 'feature_disabled', 'Other sites have no say here'],
    ['/user/oauth/*', 404, 'feature_disabled', 'This server does not log people in to other apps'],
    ['/oauth/*', 404, 'feature_disabled', 'This server does not log people in to other apps'],
  ] as const;
  for (const [path, status, code, message] of refusals) {
    app.all(path, async () => {
      throw new Failure(status, code, message);
    });
  }

  app.post('/sso', async () => {
    throw authFailure(404, 'saml_provider_disabled');
  });

  const open = { config: { needsNoApiKey: true } };

  app.get('/callback', open, async (request, reply) => {
    const failure = authFailure(400, 'bad_oauth_callback');
    const target = pickRedirectTarget(request, settings);
    return reply.redirect(redirectWithFailure(target, failure, false), 303);
  });

  app.get('/authorize', open, async () => {
    throw validationFailed('Accounts of other sites are not in use here. Please use a password.');
  });
}
