import type { FastifyInstance } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import type { RouteParts } from '#server/accounts/wire/route-parts.ts';

const unusedProviders = [
  ...['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'snapchat', 'figma', 'fly', 'github'],
  ...['gitlab', 'google', 'keycloak', 'kakao', 'linkedin', 'linkedin_oidc', 'notion', 'spotify'],
  ...['slack', 'slack_oidc', 'workos', 'twitch', 'twitter', 'phone', 'zoom'],
];

/**
 * The public keys, the settings and the health of the API
 * (docs/contracts/accounts.md#settings-health-and-keys).
 */
export function registerPublicRoutes(
  app: FastifyInstance,
  { settings, accessTokens }: RouteParts,
): void {
  const open = { config: { needsNoApiKey: true } };

  app.get('/.well-known/jwks.json', open, async (_request, reply) => {
    reply.header('Cache-Control', 'public, max-age=600');
    return accessTokens.publicKeys();
  });

  // Not for logging in to other apps: servers that check tokens read issuer and keys here.
  app.get('/.well-known/openid-configuration', open, async (_request, reply) => {
    reply.header('Cache-Control', 'public, max-age=600');
    const issuer = settings.publicUrl + addresses.accounts;
    const algorithms = accessTokens.publicKeys().keys.map(({ alg }) => alg);
    return {
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [...new Set(algorithms)],
    };
  });

  app.get('/health', open, async () => ({
    version: '2.196.0',
    name: 'GoTrue',
    description: "Marquee's accounts, on the wire of Supabase Auth",
  }));

  app.get('/settings', async () => ({
    external: {
      email: true,
      anonymous_users: settings.allowsAnonymousSignIns,
      ...Object.fromEntries(unusedProviders.map((provider) => [provider, false])),
    },
    disable_signup: !settings.allowsSignUps,
    mailer_autoconfirm: settings.isAutoconfirmed,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }));
}
