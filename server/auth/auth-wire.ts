import { guardAdminRoutes } from '#server/auth/admin-access.ts';
import { registerAdminAuditRoutes } from '#server/auth/admin-audit-routes.ts';
import { registerAdminFactorRoutes } from '#server/auth/admin-factor-routes.ts';
import { registerAdminLinkRoutes } from '#server/auth/admin-link-routes.ts';
import { registerAdminUsersRoutes } from '#server/auth/admin-users-routes.ts';
import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import { registerDisabledFeatureRoutes } from '#server/auth/disabled-feature-routes.ts';
import { registerFactorChallengeRoutes } from '#server/auth/factor-challenge-routes.ts';
import { registerFactorRoutes } from '#server/auth/factor-routes.ts';
import { registerLogoutRoutes } from '#server/auth/logout-routes.ts';
import { registerOtpRoutes } from '#server/auth/otp-routes.ts';
import { registerPublicRoutes } from '#server/auth/public-routes.ts';
import { registerReauthenticateRoutes } from '#server/auth/reauthenticate-routes.ts';
import { registerRecoverRoutes } from '#server/auth/recover-routes.ts';
import { limitRequests } from '#server/auth/request-limits.ts';
import { registerResendRoutes } from '#server/auth/resend-routes.ts';
import { registerSignupRoutes } from '#server/auth/signup-routes.ts';
import { registerTokenRoutes } from '#server/auth/token-routes.ts';
import { registerUserRoutes } from '#server/auth/user-routes.ts';
import { registerVerifyCodeRoutes } from '#server/auth/verify-code-routes.ts';
import { registerVerifyLinkRoutes } from '#server/auth/verify-link-routes.ts';
import { writeAuthFailure } from '#server/auth/write-auth-failure.ts';
import { requireApiKey } from '#server/web/api-key.ts';
import { allowEveryOrigin } from '#server/web/cors.ts';
import { refuseOtherMethods } from '#server/web/refuse-other-methods.ts';
import type { Wire } from '#server/web/wire.ts';

/** The accounts API, as `@supabase/auth-js` speaks it (accounts contract, part A). */
export function createAuthWire(dependencies: AuthDependencies): Wire {
  const { secrets } = dependencies;
  return {
    prefix: '/auth/v1',
    register(app) {
      allowEveryOrigin(app, ['X-Supabase-Api-Version', 'X-Total-Count', 'Link']);
      requireApiKey(app, [secrets.publishableKey, secrets.secretKey]);
      limitRequests(app, dependencies);
      guardAdminRoutes(app, dependencies);
      // Most answers hold tokens or a person's data.
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('Cache-Control', 'no-store');
      });
      refuseOtherMethods(app, () => {
        registerSignupRoutes(app, dependencies);
        registerTokenRoutes(app, dependencies);
        registerVerifyCodeRoutes(app, dependencies);
        registerVerifyLinkRoutes(app, dependencies);
        registerRecoverRoutes(app, dependencies);
        registerOtpRoutes(app, dependencies);
        registerResendRoutes(app, dependencies);
        registerUserRoutes(app, dependencies);
        registerReauthenticateRoutes(app, dependencies);
        registerFactorRoutes(app, dependencies);
        registerFactorChallengeRoutes(app, dependencies);
        registerLogoutRoutes(app, dependencies);
        registerAdminUsersRoutes(app, dependencies);
        registerAdminFactorRoutes(app, dependencies);
        registerAdminLinkRoutes(app, dependencies);
        registerAdminAuditRoutes(app, dependencies);
        registerPublicRoutes(app, dependencies);
        registerDisabledFeatureRoutes(app, dependencies.settings);
      });
    },
    writeFailure: writeAuthFailure,
  };
}
