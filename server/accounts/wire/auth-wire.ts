import { addresses } from '#contract/addresses.ts';
import { guardAdminRoutes } from '#server/accounts/admin/admin-access.ts';
import { registerAdminAuditRoutes } from '#server/accounts/admin/admin-audit-routes.ts';
import { registerAdminFactorRoutes } from '#server/accounts/admin/admin-factor-routes.ts';
import { registerAdminLinkRoutes } from '#server/accounts/admin/admin-link-routes.ts';
import { registerAdminUsersRoutes } from '#server/accounts/admin/admin-users-routes.ts';
import { limitRequests } from '#server/accounts/limits/request-limits.ts';
import { registerOtpRoutes } from '#server/accounts/mailed-links/otp-routes.ts';
import { registerRecoverRoutes } from '#server/accounts/mailed-links/recover-routes.ts';
import { registerResendRoutes } from '#server/accounts/mailed-links/resend-routes.ts';
import { registerVerifyCodeRoutes } from '#server/accounts/mailed-links/verify-code-routes.ts';
import { registerVerifyLinkRoutes } from '#server/accounts/mailed-links/verify-link-routes.ts';
import { registerReauthenticateRoutes } from '#server/accounts/passwords/reauthenticate-routes.ts';
import { registerFactorChallengeRoutes } from '#server/accounts/second-factor/factor-challenge-routes.ts';
import { registerFactorRoutes } from '#server/accounts/second-factor/factor-routes.ts';
import { registerLogoutRoutes } from '#server/accounts/sessions/logout-routes.ts';
import { registerTokenRoutes } from '#server/accounts/sessions/token-routes.ts';
import { registerSignupRoutes } from '#server/accounts/users/signup-routes.ts';
import { registerUserRoutes } from '#server/accounts/users/user-routes.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { registerDisabledFeatureRoutes } from '#server/accounts/wire/disabled-feature-routes.ts';
import { registerPublicRoutes } from '#server/accounts/wire/public-routes.ts';
import { writeAuthFailure } from '#server/accounts/wire/write-auth-failure.ts';
import { requireApiKey } from '#server/caller.ts';
import { allowEveryOrigin } from '#server/web/cors.ts';
import { refuseOtherMethods } from '#server/web/refuse-other-methods.ts';
import type { Wire } from '#server/web/wire.ts';

/** The accounts API, as `@supabase/auth-js` speaks it (accounts contract, part A). */
export function createAuthWire(dependencies: AuthDependencies): Wire {
  const { callers } = dependencies;
  return {
    prefix: addresses.accounts,
    register(app) {
      allowEveryOrigin(app, ['X-Supabase-Api-Version', 'X-Total-Count', 'Link']);
      requireApiKey(app, callers, ['publishable', 'secret']);
      limitRequests(app, dependencies);
      guardAdminRoutes(app, callers);
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
