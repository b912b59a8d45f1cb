/** What a server has acknowledged to its clients. */
export interface Acknowledged {
  /** Addresses of accounts that were made. */
  accounts: string[];
  /** Ids of the movies that the first account has marked. */
  favorites: number[];
}

export interface LoadTarget {
  url: string;
  publishableKey: string;
}

const password = 'correct horse';

async function post(
  { url, publishableKey }: LoadTarget,
  path: string,
  body: unknown,
  token?: string,
): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** A new account, where addresses need no proof. Gives its session; throws for any other answer. */
export async function signUp(
  target: LoadTarget,
  email: string,
): Promise<{ access_token: string; refresh_token: string }> {
  const answer = await post(target, '/auth/v1/signup', { email, password });
  if (answer.status !== 200) throw new Error(`The sign-up was answered ${answer.status}`);
  return (await answer.json()) as { access_token: string; refresh_token: string };
}

/** Whether the account is there, with its password. */
export async function canLogIn(target: LoadTarget, email: string): Promise<boolean> {
  const answer = await post(target, '/auth/v1/token?grant_type=password', { email, password });
  return answer.status === 200;
}

/** Exchanges a refresh token; gives the status of the answer. */
export async function refresh(target: LoadTarget, refresh_token: string): Promise<number> {
  return (await post(target, '/auth/v1/token?grant_type=refresh_token', { refresh_token })).status;
}

/** Marks a movie as a favorite of the token's user; gives the status of the answer. */
export async function saveFavorite(
  target: LoadTarget,
  token: string,
  movie_id: number,
): Promise<number> {
  return (await post(target, '/rest/v1/favorites', { movie_id, type: 'movie' }, token)).status;
}

const pageRows = 1000;

/** The movies that the token's user has marked, read page by page. */
export async function favoritesOf(target: LoadTarget, token: string): Promise<Set<number>> {
  const headers = { apikey: target.publishableKey, Authorization: `Bearer ${token}` };
  const ids = new Set<number>();
  for (let offset = 0; ; offset += pageRows) {
    const query = `select=movie_id&order=movie_id&limit=${pageRows}&offset=${offset}`;
    const answer = await fetch(`${target.url}/rest/v1/favorites?${query}`, { headers });
    const rows = (await answer.json()) as { movie_id: number }[];
    for (const { movie_id } of rows) ids.add(movie_id);
    if (rows.length < pageRows) return ids;
  }
}

/**
 * Writes as fast as it is answered, from `writers` sides at once: favorites of one user, and now and
 * then an account. `hasBegun` resolves with the first favorite that is acknowledged; `written`, once
 * `isOver` says so and all are answered or cut off, with everything that was.
 */
export function writeUntil(
  target: LoadTarget,
  token: string,
  { writers, firstId, isOver }: { writers: number; firstId: number; isOver: () => boolean },
): { hasBegun: Promise<void>; written: Promise<Acknowledged> } {
  const acknowledged: Acknowledged = { accounts: [], favorites: [] };
  let id = firstId;
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });

  async function write(): Promise<void> {
    while (!isOver()) {
      id += 1;
      const mine = id;
      try {
        if (mine % 40 === 0) {
          const email = `load-${mine}@example.com`;
          await signUp(target, email);
          acknowledged.accounts.push(email);
        } else {
          const status = await saveFavorite(target, token, mine);
          if (status !== 201) continue;
          acknowledged.favorites.push(mine);
          begin();
        }
      } catch {
        // Not acknowledged; whether it was written is open.
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write));
  return { hasBegun, written: writing.then(() => acknowledged) };
}
