import type { AccessTokens } from '#server/accounts/tokens/access-token.ts';
import { createRemoteAccessTokens } from '#server/accounts/tokens/remote-access-tokens.ts';
import { createAccountsApi } from '#server/accounts/wire/accounts-api.ts';
import { type CallerReader, createCallerReader } from '#server/caller.ts';
import type { Secrets } from '#server/data-directory/secrets-file.ts';
import type { Database } from '#server/database/schema.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { ChangeFeed } from '#server/realtime/change-feed.ts';
import { createRealtimeWire } from '#server/realtime/realtime-wire.ts';
import type { HostedProjectSettings, Settings } from '#server/settings/read-settings.ts';
import { createTableWire } from '#server/tables/table-wire.ts';
import type { Wire } from '#server/web/wire.ts';

/** Who keeps accounts and favorites, as the rest of the server has to know it. */
export interface Backend {
  /** Where browsers find it; relative where that is here. */
  url: string;
  /** The key that browsers send along. */
  publishableKey: string;
  /** Knows who asks for the catalogue. */
  callers: CallerReader;
  /** The APIs of it that this server speaks. */
  wires: Wire[];
  /** WebSockets that are open here. */
  countSockets(): number;
  /** Resolves when nothing is under way in the background. */
  settled(): Promise<void>;
}

export interface OwnBackendOptions {
  settings: Settings;
  secrets: Secrets;
  database: Database;
  /** Carries changes of favorites to whoever shows them, on this server and on others. */
  feed: ChangeFeed;
  accessTokens: AccessTokens;
  mailer: Mailer;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Accounts and favorites are kept by this server, which speaks every API of them. */
export function createOwnBackend(options: OwnBackendOptions): Backend {
  const { secrets, database, feed, accessTokens, clock } = options;
  const { publishableKey, secretKey } = secrets;
  const keys = { publishable: publishableKey, secret: secretKey };
  const callers = createCallerReader(accessTokens, keys);
  const { wire, functions, settled } = createAccountsApi({ ...options, callers });
  const realtime = createRealtimeWire({ feed, callers, clock });
  return {
    url: '/',
    publishableKey,
    callers,
    wires: [wire, createTableWire({ database, callers, feed, functions, clock }), realtime],
    countSockets: realtime.countSockets,
    settled,
  };
}

/** Accounts and favorites are kept by a hosted project, which browsers ask themselves. */
export function createHostedBackend(project: HostedProjectSettings, clock: () => number): Backend {
  const { url, publishableKey } = project;
  const tokens = createRemoteAccessTokens(project, clock);
  return {
    url,
    publishableKey,
    callers: createCallerReader(tokens, { publishable: publishableKey }),
    wires: [],
    countSockets: () => 0,
    settled: async () => {},
  };
}
