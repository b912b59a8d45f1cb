import type { AccessTokenClaims } from '#server/accounts/tokens/access-token.ts';

/** An id that no user and no row has. */
export const nobody = '0b7c6a52-8f0e-4a3b-9a43-3d2f6f1f5c11';

/** The claims of an access token for a user who does not exist, with the given ones replaced. */
export const someClaims = (given: Partial<AccessTokenClaims> = {}): AccessTokenClaims => ({
  sub: nobody,
  email: 'ada@example.com',
  app_metadata: {},
  user_metadata: {},
  aal: 'aal1',
  amr: [],
  session_id: '5c1f0b3e-43f5-4d8c-9a5e-6a2f7f0a9d10',
  is_anonymous: false,
  ...given,
});
