import type { Session, User } from '@supabase/auth-js';
import type { OwnSession } from '#client/features/account/own-sessions.ts';

/** Not the user of this browser, whose favorites are put aside meanwhile. */
export const visitor: User = {
  id: 'gallery',
  email: 'ann@example.com',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2025-01-01T12:00:00Z',
};

export const session: Session = {
  access_token: 'gallery',
  refresh_token: 'gallery',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Date.parse('2100-01-01') / 1000,
  user: visitor,
};

export const ownSessions: OwnSession[] = [
  {
    id: 'here',
    created_at: '2025-06-01T08:15:00Z',
    refreshed_at: '2025-06-14T19:40:00Z',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    is_current: true,
  },
  {
    id: 'phone',
    created_at: '2025-05-20T21:05:00Z',
    refreshed_at: null,
    user_agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    is_current: false,
  },
];
