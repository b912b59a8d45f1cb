import { expect, test } from 'vitest';
import { translateGenres } from '#catalogue/genre-names.ts';
import { genres } from '#catalogue/genres.ts';
import { aCatalogueReader } from '#tests/support/catalogue/a-catalogue-reader.ts';

// Exactly the keys of docs/contracts/catalogue.md#titles and #details.
const rowKeys = {
  movie: `adult backdrop_path genre_ids id title original_language original_title overview
    popularity poster_path release_date softcore video vote_average vote_count`,
  tv: `adult backdrop_path genre_ids id origin_country original_language original_name overview
    popularity poster_path first_air_date softcore name vote_average vote_count`,
};
const detailKeys = {
  movie: `adult backdrop_path belongs_to_collection budget genres homepage id imdb_id origin_country
    original_language original_title overview popularity poster_path production_companies
    production_countries release_date revenue runtime softcore spoken_languages tagline title
    video vote_average vote_count`,
  tv: `adult backdrop_path created_by episode_run_time first_air_date genres homepage id
    languages last_air_date last_episode_to_air name next_episode_to_air networks origin_country original_language original_name overview popularity poster_path
    production_companies production_countries seasons softcore spoken_languages tagline vote_average vote_count`,
};
// TMDB has no empty value for these keys of a TV show, so each is there only when it is known.
const keysIfKnown = ['in_production', 'number_of_episodes', 'number_of_seasons', 'status'];
const videoKeys = 'iso_639_1 iso_3166_1 name key site size type official published_at id';

function keysIn(list: string): string[] {
  return list.split(/\s+/).sort();
}

type Reader = Awaited<ReturnType<typeof aCatalogueReader>>;

async function everyRow(get: Reader['get'], path: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await get(`${path}${path.includes('?') ? '&' : '?'}page=${page}`);
    expect(Object.keys(answer.json()).sort()).toEqual(
      keysIn('page results total_pages total_results'),
    );
    last = answer.json().total_pages;
    rows.push(...answer.json().results);
  }
  return rows;
}

test.each([
  ['movie', '/movie/popular'],
  ['movie', '/search/movie?query=the'],
  ['movie', '/discover/movie?with_genres=18'],
  ['tv', '/tv/popular'],
  ['tv', '/search/tv?query=the'],
  ['tv', '/discover/tv?with_genres=18'],
] as const)('every %s row of %s has exactly TMDB’s keys and types', async (mediaType, path) => {
  const { get } = await aCatalogueReader();
  const rows = await everyRow(get, path);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(Object.keys(row).sort()).toEqual(keysIn(rowKeys[mediaType]));
    expect(row).toMatchObject({
      adult: false,
      softcore: false,
      backdrop_path: null,
      genre_ids: expect.arrayContaining([expect.any(Number)]),
      original_language: expect.stringMatching(/^[a-z]{2}$/),
      overview: expect.stringMatching(/./),
      popularity: expect.any(Number),
      poster_path: `/${mediaType}-${row.id}.svg`,
      vote_average: 0,
      vote_count: 0,
    });
  }
});

test('popularity decreases along the popular list', async () => {
  const { get } = await aCatalogueReader();
  const popularities = (await everyRow(get, '/movie/popular')).map((row) => Number(row.popularity));
  expect(popularities).toEqual([...popularities].sort((a, b) => b - a));
  expect(new Set(popularities).size).toBe(popularities.length);
  expect(Math.min(...popularities)).toBeGreaterThan(0);
});

test.each(['movie', 'tv'] as const)(
  'the details of every %s have exactly TMDB’s keys, and genres with names instead of ids',
  async (mediaType) => {
    const { get } = await aCatalogueReader();
    for (const { id, genre_ids } of await everyRow(get, `/${mediaType}/popular`)) {
      const details = (await get(`/${mediaType}/${id}`)).json();
      const always = Object.keys(details).filter((key) => !keysIfKnown.includes(key));
      expect(always.sort()).toEqual(keysIn(detailKeys[mediaType]));
      expect(details.genres.map((genre: { id: number }) => genre.id)).toEqual(genre_ids);
    }
  },
);

test('the details of a movie have what is known, and TMDB’s empty values for the rest', async () => {
  const { get } = await aCatalogueReader();
  expect((await get('/movie/27205')).json()).toMatchObject({
    title: 'Inception',
    release_date: '2010-07-15',
    runtime: 148,
    imdb_id: 'tt1375666',
    genres: [
      { id: 28, name: 'Action' },
      { id: 878, name: 'Science Fiction' },
      { id: 12, name: 'Adventure' },
    ],
    status: 'Released',
    belongs_to_collection: null,
    budget: 0,
    homepage: '',
    spoken_languages: [],
  });
});

test('the details of a TV show have what is known, and TMDB’s empty values for the rest', async () => {
  const { get } = await aCatalogueReader();
  expect((await get('/tv/1396')).json()).toMatchObject({
    name: 'Breaking Bad',
    first_air_date: '2008-01-20',
    last_air_date: '2013-09-29',
    number_of_seasons: 5,
    number_of_episodes: 62,
    status: 'Ended',
    in_production: false,
    origin_country: ['US'],
    episode_run_time: [45],
    created_by: [
      {
        id: 66633,
        credit_id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Vince Gilligan',
        original_name: '',
        gender: 0,
        profile_path: null,
      },
    ],
    networks: [],
    seasons: [],
  });
});

test('what is not known of a TV show’s run is left out of its details', async () => {
  const { get } = await aCatalogueReader();
  const pokemon = (await get('/tv/60572')).json();
  expect(pokemon).toMatchObject({ status: 'Returning Series', in_production: true });
  expect(pokemon).not.toHaveProperty('number_of_seasons');
  expect(pokemon).not.toHaveProperty('number_of_episodes');
  const demonSlayer = (await get('/tv/85937')).json();
  expect(demonSlayer).not.toHaveProperty('status');
  expect(demonSlayer).not.toHaveProperty('in_production');
});

test('every video has TMDB’s ten keys and is a trailer on YouTube', async () => {
  const { get } = await aCatalogueReader();
  for (const path of ['/movie/550', '/movie/27205', '/tv/1396']) {
    const [video] = (await get(`${path}/videos`)).json().results;
    expect(Object.keys(video).sort()).toEqual(keysIn(videoKeys));
    expect(video).toMatchObject({
      site: 'YouTube',
      type: 'Trailer',
      key: expect.stringMatching(/^[\w-]{11}$/),
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    });
  }
});

test('the genre lists are TMDB’s, in its order', async () => {
  const { get } = await aCatalogueReader();
  const named = async (path: string) =>
    (await get(path)).json().genres.map((genre: { id: number; name: string }) => {
      return `${genre.id} ${genre.name}`;
    });
  expect((await named('/genre/movie/list')).join(', ')).toBe(
    '28 Action, 12 Adventure, 16 Animation, 35 Comedy, 80 Crime, 99 Documentary, 18 Drama, ' +
      '10751 Family, 14 Fantasy, 36 History, 27 Horror, 10402 Music, 9648 Mystery, ' +
      '10749 Romance, 878 Science Fiction, 10770 TV Movie, 53 Thriller, 10752 War, 37 Western',
  );
  expect((await named('/genre/tv/list')).join(', ')).toBe(
    '10759 Action & Adventure, 16 Animation, 35 Comedy, 80 Crime, 99 Documentary, 18 Drama, ' +
      '10751 Family, 10762 Kids, 9648 Mystery, 10763 News, 10764 Reality, ' +
      '10765 Sci-Fi & Fantasy, 10766 Soap, 10767 Talk, 10768 War & Politics, 37 Western',
  );
});

test.each(['es', 'fr', 'de', 'ar'])('every genre has a name in the language %s', (language) => {
  const nameless = [...genres.movie, ...genres.tv].map(({ id }) => ({ id, name: '?' }));
  const names = translateGenres(nameless, language).map(({ name }) => name);
  expect(names).not.toContain('?');
});

test('the genres are named in the requested language', async () => {
  const { get } = await aCatalogueReader();
  const answer = await get('/genre/movie/list?language=de-AT');
  expect(answer.json().genres[3]).toEqual({ id: 35, name: 'Komödie' });
});

test('a title’s genres are named in the requested language', async () => {
  const { get } = await aCatalogueReader();
  const answer = await get('/movie/329?language=es');
  expect(answer.json().genres).toContainEqual({ id: 12, name: 'Aventura' });
});

test('in an unsupported language, the genres are named in English', async () => {
  const { get } = await aCatalogueReader();
  const answer = await get('/genre/movie/list?language=pl-PL');
  expect(answer.json().genres[3]).toEqual({ id: 35, name: 'Comedy' });
});
