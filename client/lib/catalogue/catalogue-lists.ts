import * as v from 'valibot';
import { nameTitle } from '#client/lib/catalogue/name-title.ts';
import type { ListFilter } from '#client/lib/paths.ts';
import { getMessages } from '#client/messages/language.ts';
import {
  type Genre,
  type MediaType,
  type Page,
  type Title,
  withoutAdults,
} from '#contract/catalogue.ts';
import { genresSchema, pageSchemaOf, titleSchemas } from '#contract/catalogue-schemas.ts';

/** What is asked of the catalogue: a path below its address, and parameters as the wire names them. */
export interface CatalogueRequest {
  path: string;
  query?: Record<string, string>;
}

const pageSchemas = {
  movie: pageSchemaOf<Title>(titleSchemas.movie),
  tv: pageSchemaOf<Title>(titleSchemas.tv),
};

/** The request for a page of the list that a filter asks for. */
export function listRequest(
  type: MediaType,
  { q, genre }: ListFilter,
  number: number,
): CatalogueRequest {
  const page = String(number);
  if (q) return { path: `search/${type}`, query: { query: q, page } };
  if (genre) return { path: `discover/${type}`, query: { with_genres: genre, page } };
  return { path: `${type}/popular`, query: { page } };
}

export function genresRequest(type: MediaType): CatalogueRequest {
  return { path: `genre/${type}/list` };
}

/** Reads the answer to `listRequest`; each title has a name. Throws when it is not such an answer. */
export function readTitlePage(type: MediaType, body: unknown): Page<Title> {
  const page = withoutAdults(v.parse(pageSchemas[type], body));
  const { catalogue } = getMessages();
  return { ...page, results: page.results.map((title) => nameTitle(type, title, catalogue)) };
}

/** Reads the answer to `genresRequest`. Throws when it is not such an answer. */
export function readGenres(body: unknown): Genre[] {
  return v.parse(genresSchema, body).genres;
}
