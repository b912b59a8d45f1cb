import type { FastifyInstance } from 'fastify';
import { redirectWithFailure } from '#server/accounts/mailed-links/verify-redirect.ts';
import { validationFailed } from '#server/accounts/wire/auth-failures.ts';
import { pickRedirectTarget } from '#server/accounts/wire/redirect-target.ts';
import { Failure } from '#server/failure.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** Refuses by name what Supabase offers and this server does not (accounts contract, A.4). */
export function registerDisabledFeatureRoutes(
  app: FastifyInstance,
  settings: Pick<Settings, 'publicUrl' | 'allowedRedirects'>,
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
    throw new Failure(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });

  const open = { config: { needsNoApiKey: true } };

  app.get('/callback', open, async (request, reply) => {
    const failure = new Failure(400, 'bad_oauth_callback', 'Nobody was sent to another site here.');
    const target = pickRedirectTarget(request, settings);
    return reply.redirect(redirectWithFailure(target, failure, false), 303);
  });

  app.get('/authorize', open, async () => {
    throw validationFailed('Accounts of other sites are not in use here. Please use a password.');
  });
}
