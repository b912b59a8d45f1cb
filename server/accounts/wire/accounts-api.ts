import { addresses } from '#contract/addresses.ts';
import { guardAdminRoutes } from '#server/accounts/admin/admin-access.ts';
import { registerAdminAuditRoutes } from '#server/accounts/admin/admin-audit-routes.ts';
import { registerAdminFactorRoutes } from '#server/accounts/admin/admin-factor-routes.ts';
import { registerAdminLinkRoutes } from '#server/accounts/admin/admin-link-routes.ts';
import { registerAdminUsersRoutes } from '#server/accounts/admin/admin-users-routes.ts';
import { limitRoutes } from '#server/accounts/limits/route-limits.ts';
import { registerOtpRoutes } from '#server/accounts/mailed-links/otp-routes.ts';
import { registerReauthenticateRoutes } from '#server/accounts/mailed-links/reauthenticate-routes.ts';
import { registerRecoverRoutes } from '#server/accounts/mailed-links/recover-routes.ts';
import { registerResendRoutes } from '#server/accounts/mailed-links/resend-routes.ts';
import { registerVerifyCodeRoutes } from '#server/accounts/mailed-links/verify-code-routes.ts';
import { registerVerifyLinkRoutes } from '#server/accounts/mailed-links/verify-link-routes.ts';
import { registerFactorChallengeRoutes } from '#server/accounts/second-factor/factor-challenge-routes.ts';
import { registerFactorRoutes } from '#server/accounts/second-factor/factor-routes.ts';
import { registerLogoutRoutes } from '#server/accounts/sessions/logout-routes.ts';
import {
  type AccountFunction,
  createAccountFunctions,
} from '#server/accounts/wire/account-functions.ts';
import { registerDisabledFeatureRoutes } from '#server/accounts/wire/disabled-feature-routes.ts';
import { registerPublicRoutes } from '#server/accounts/wire/public-routes.ts';
import { type AccountsOptions, createRouteParts } from '#server/accounts/wire/route-parts.ts';
import { registerSignupRoutes } from '#server/accounts/wire/signup-routes.ts';
import { registerTokenRoutes } from '#server/accounts/wire/token-routes.ts';
import { registerUserRoutes } from '#server/accounts/wire/user-routes.ts';
import { writeAuthFailure } from '#server/accounts/wire/write-auth-failure.ts';
import { requireApiKey } from '#server/caller.ts';
import { allowEveryOrigin } from '#server/web/cors.ts';
import { refuseOtherMethods } from '#server/web/refuse-other-methods.ts';
import type { Wire } from '#server/web/wire.ts';

interface AccountsApi {
  /** The accounts API that `@supabase/auth-js` calls. */
  wire: Wire;
  /** The functions that users can call by name in the database's API. */
  functions: Record<string, AccountFunction>;
  /** Resolves when no notice is being sent. */
  settled(): Promise<void>;
}

/** Makes the accounts API with all its routes. */
export function createAccountsApi(options: AccountsOptions): AccountsApi {
  const { callers } = options;
  const parts = createRouteParts(options);
  const { limits, notices } = parts;
  const wire: Wire = {
    prefix: addresses.accounts,
    register(app) {
      allowEveryOrigin(app, ['X-Supabase-Api-Version', 'X-Total-Count', 'Link']);
      requireApiKey(app, callers, ['publishable', 'secret']);
      limitRoutes(app, limits);
      guardAdminRoutes(app, callers);
      // Most answers contain tokens or personal data.
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('Cache-Control', 'no-store');
      });
      refuseOtherMethods(app, () => {
        registerSignupRoutes(app, parts);
        registerTokenRoutes(app, parts);
        registerVerifyCodeRoutes(app, parts);
        registerVerifyLinkRoutes(app, parts);
        registerRecoverRoutes(app, parts);
        registerOtpRoutes(app, parts);
        registerResendRoutes(app, parts);
        registerUserRoutes(app, parts);
        registerReauthenticateRoutes(app, parts);
        registerFactorRoutes(app, parts);
        registerFactorChallengeRoutes(app, parts);
        registerLogoutRoutes(app, parts);
        registerAdminUsersRoutes(app, parts);
        registerAdminFactorRoutes(app, parts);
        registerAdminLinkRoutes(app, parts);
        registerAdminAuditRoutes(app, parts);
        registerPublicRoutes(app, parts);
        registerDisabledFeatureRoutes(app, parts);
      });
    },
    writeFailure: writeAuthFailure,
  };

  return {
    wire,
    functions: createAccountFunctions(parts),
    settled: notices.settled,
  };
}
