import type { Motif } from '#catalogue/posters/motifs/motif.ts';
import { adventureMovies } from '#catalogue/posters/motifs/movies/adventure-movies.ts';
import { animatedMovies } from '#catalogue/posters/motifs/movies/animated-movies.ts';
import { comedyMovies } from '#catalogue/posters/motifs/movies/comedy-movies.ts';
import { crimeMovies } from '#catalogue/posters/motifs/movies/crime-movies.ts';
import { dramaMovies } from '#catalogue/posters/motifs/movies/drama-movies.ts';
import { fantasyMovies } from '#catalogue/posters/motifs/movies/fantasy-movies.ts';
import { historyMovies } from '#catalogue/posters/motifs/movies/history-movies.ts';
import { monsterMovies } from '#catalogue/posters/motifs/movies/monster-movies.ts';
import { romanceMovies } from '#catalogue/posters/motifs/movies/romance-movies.ts';
import { scienceFictionMovies } from '#catalogue/posters/motifs/movies/science-fiction-movies.ts';
import { spaceMovies } from '#catalogue/posters/motifs/movies/space-movies.ts';
import { superheroMovies } from '#catalogue/posters/motifs/movies/superhero-movies.ts';
import { thrillerMovies } from '#catalogue/posters/motifs/movies/thriller-movies.ts';
import { westernMovies } from '#catalogue/posters/motifs/movies/western-movies.ts';
import { animatedTvShows } from '#catalogue/posters/motifs/tv-shows/animated-tv-shows.ts';
import { comedyTvShows } from '#catalogue/posters/motifs/tv-shows/comedy-tv-shows.ts';
import { crimeTvShows } from '#catalogue/posters/motifs/tv-shows/crime-tv-shows.ts';
import { documentaryTvShows } from '#catalogue/posters/motifs/tv-shows/documentary-tv-shows.ts';
import { dramaTvShows } from '#catalogue/posters/motifs/tv-shows/drama-tv-shows.ts';
import { fantasyTvShows } from '#catalogue/posters/motifs/tv-shows/fantasy-tv-shows.ts';
import { scienceFictionTvShows } from '#catalogue/posters/motifs/tv-shows/science-fiction-tv-shows.ts';
import type { MediaType } from '#contract/catalogue.ts';

/** Every motif: a picture that belongs to one title. */
export const everyMotif: readonly Motif[] = [
  ...adventureMovies,
  ...animatedMovies,
  ...comedyMovies,
  ...crimeMovies,
  ...dramaMovies,
  ...fantasyMovies,
  ...historyMovies,
  ...monsterMovies,
  ...romanceMovies,
  ...scienceFictionMovies,
  ...spaceMovies,
  ...superheroMovies,
  ...thrillerMovies,
  ...westernMovies,
  ...animatedTvShows,
  ...comedyTvShows,
  ...crimeTvShows,
  ...documentaryTvShows,
  ...dramaTvShows,
  ...fantasyTvShows,
  ...scienceFictionTvShows,
];

const motifs: ReadonlyMap<string, Motif> = new Map(everyMotif.map((motif) => [motif.of, motif]));

/** The motif of a title; undefined when it has none. */
export function findMotif({
  mediaType,
  id,
}: {
  mediaType: MediaType;
  id: number;
}): Motif | undefined {
  return motifs.get(`${mediaType}/${id}`);
}
