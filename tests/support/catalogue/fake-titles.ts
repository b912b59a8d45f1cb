import { genres } from '#catalogue/genres.ts';
import type { MediaType } from '#contract/catalogue.ts';

const lastId = 57;

/**
 * A title as TMDB returns it, ids 1 to 57. Some are awkward: 3 has HTML as its title, 4 has no poster,
 * 5 has null as its date. In German, titles with odd ids have no overview.
 */
export function aFakeTitle(type: MediaType, id: number, language = 'en-US') {
  const isGerman = language.startsWith('de');
  const word = type === 'movie' ? (isGerman ? 'Film' : 'Movie') : isGerman ? 'Serie' : 'Show';
  const name =
    id === 3 ? `<b onclick="alert(1)">Bold</b> & <script>alert(2)</script>` : `${word} ${id}`;
  const overview = isGerman ? `Worum es in ${id} geht.` : `What ${id} is about.`;
  const shared = {
    adult: false,
    backdrop_path: null,
    genre_ids: [18, 35],
    id,
    original_language: 'fr',
    overview: isGerman && id % 2 === 1 ? '' : overview,
    popularity: 1000 - id + 0.125,
    poster_path: id === 4 ? null : `/${type}-${id}.png`,
    softcore: false,
    vote_average: 7.125,
    vote_count: 12,
    unheard_of: 'whatever comes next',
  };
  const date = id === 5 ? null : `19${String(id).padStart(2, '0')}-05-01`;
  return type === 'movie'
    ? { ...shared, title: name, original_title: `Titre ${id}`, release_date: date, video: false }
    : { ...shared, name, original_name: `Nom ${id}`, first_air_date: date, origin_country: ['FR'] };
}

/** A page of the titles that `isWanted`; each page repeats the last title of the previous page. */
export function aFakePage(
  type: MediaType,
  page: number,
  language: string,
  isWanted: (id: number) => boolean,
) {
  const ids = Array.from({ length: lastId }, (_, place) => place + 1).filter(isWanted);
  const first = (page - 1) * 19;
  return {
    page,
    results: ids.slice(first, first + 20).map((id) => aFakeTitle(type, id, language)),
    total_pages: Math.max(1, Math.ceil(ids.length / 19)),
    total_results: ids.length,
  };
}

/** A title's details, with genres by name; null for an unknown id. */
export function fakeDetails(type: MediaType, id: number, language: string, append: string | null) {
  if (id < 1 || id > lastId) return null;
  const { genre_ids, ...title } = aFakeTitle(type, id, language);
  const named = fakeGenres(type, language).filter((genre) => genre_ids.includes(genre.id));
  const videos = append === 'videos' && { videos: { results: fakeVideos(id, language) } };
  const facts =
    type === 'movie'
      ? { runtime: 120, imdb_id: `tt000${id}` }
      : {
          episode_run_time: [45],
          created_by: [{ id: 23, name: 'Person 23' }],
          next_episode_to_air: { id: 1, air_date: '2027-03-01' },
        };
  return { ...title, genres: named, ...facts, status: 'Released', ...videos };
}

/** Genres with their names; in German, drama has none. */
export function fakeGenres(type: MediaType, language: string) {
  return genres[type].map(({ id, name }) => ({
    id,
    name: !language.startsWith('de') ? name : id === 18 ? '' : `${name} auf Deutsch `,
  }));
}

/** A teaser and a trailer; in German, titles with odd ids have only the teaser. */
export function fakeVideos(id: number, language: string) {
  const isGerman = language.startsWith('de');
  const video = (type: string) => ({
    iso_639_1: isGerman ? 'de' : 'en',
    iso_3166_1: isGerman ? 'DE' : 'US',
    name: `${type} of ${id}`,
    key: `${isGerman ? 'de' : 'en'}-${type}-${id}`,
    site: 'YouTube',
    size: 1080,
    type,
    official: true,
    published_at: '2013-03-25T16:28:54.000Z',
    id: `video-${id}`,
  });
  return isGerman && id % 2 === 1 ? [video('Teaser')] : [video('Teaser'), video('Trailer')];
}
