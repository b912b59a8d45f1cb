import { sharedListFunction } from '#contract/tables/shared-lists.ts';
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
import { createHostedSharedListFinder } from '#server/sharing/hosted-shared-lists.ts';
import { createSharedListFinder, type FindSharedList } from '#server/sharing/own-shared-lists.ts';
import { openSharedList } from '#server/sharing/shared-list-function.ts';
import { createTableWire } from '#server/tables/table-wire.ts';
import type { Wire } from '#server/web/wire.ts';

/** Where accounts and lists are stored: the part that the rest of the server needs. */
export interface Backend {
  /** Its URL for browsers; relative when it is this server. */
  url: string;
  /** The public key that browsers send with each request. */
  publishableKey: string;
  /** Finds out who calls the catalogue. */
  callers: CallerReader;
  /** Opens the address at which a user shares a list. */
  findSharedList: FindSharedList;
  /** Its APIs that this server serves. */
  wires: Wire[];
  /** Number of open WebSockets on this server. */
  countSockets(): number;
  /** Resolves when no background work is running. */
  settled(): Promise<void>;
}

export interface OwnBackendOptions {
  settings: Settings;
  secrets: Secrets;
  database: Database;
  /** Publishes changes of favorites to all servers and their clients. */
  feed: ChangeFeed;
  accessTokens: AccessTokens;
  mailer: Mailer;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** This server stores accounts and lists and serves all their APIs. */
export function createOwnBackend(options: OwnBackendOptions): Backend {
  const { secrets, database, feed, accessTokens, clock } = options;
  const { publishableKey, secretKey } = secrets;
  const keys = { publishable: publishableKey, secret: secretKey };
  const callers = createCallerReader(accessTokens, keys);
  const { wire, functions, settled } = createAccountsApi({ ...options, callers });
  const realtime = createRealtimeWire({ feed, callers, clock });
  const findSharedList = createSharedListFinder(database, clock);
  const tables = createTableWire({
    ...{ database, callers, feed, clock },
    functions: { ...functions, [sharedListFunction]: openSharedList(findSharedList, clock) },
  });
  return {
    url: '/',
    publishableKey,
    callers,
    findSharedList,
    wires: [wire, tables, realtime],
    countSockets: realtime.countSockets,
    settled,
  };
}

/** A hosted project stores accounts and lists; browsers call it directly. */
export function createHostedBackend(project: HostedProjectSettings, clock: () => number): Backend {
  const { url, publishableKey } = project;
  const tokens = createRemoteAccessTokens(project, clock);
  return {
    url,
    publishableKey,
    callers: createCallerReader(tokens, { publishable: publishableKey }),
    findSharedList: createHostedSharedListFinder(project),
    wires: [],
    countSockets: () => 0,
    settled: async () => {},
  };
}
