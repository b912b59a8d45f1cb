import * as v from 'valibot';
import { CatalogueError } from '#client/lib/catalogue/catalogue-error.ts';
import { nameTitle } from '#client/lib/catalogue/name-title.ts';
import { getMessages } from '#client/messages/language.ts';
import {
  type Genre,
  isForAdults,
  type MediaType,
  type Page,
  type Title,
  type TitleDetails,
  type Video,
  withoutAdults,
} from '#contract/catalogue.ts';
import {
  detailsSchemas,
  genresSchema,
  pageSchemaOf,
  titleSchemas,
  videosSchema,
} from '#contract/catalogue-schemas.ts';

/** What is asked of the catalogue, and how its answer is read. Nothing else knows a call. */
export interface CatalogueRequest<Answer> {
  /** Below the catalogue's address. */
  path: string;
  /** Parameters as the wire names them. */
  query?: Record<string, string>;
  /** Reads the answer's body. Throws when it is not such an answer. */
  read(body: unknown): Answer;
}

const pageSchemas = {
  movie: pageSchemaOf<Title>(titleSchemas.movie),
  tv: pageSchemaOf<Title>(titleSchemas.tv),
};

/** A request that is answered by a page of titles; each of them has a name. */
export function titlePageRequest(
  type: MediaType,
  path: string,
  query: Record<string, string>,
): CatalogueRequest<Page<Title>> {
  return {
    path,
    query,
    read(body) {
      const page = withoutAdults(v.parse(pageSchemas[type], body));
      const { catalogue } = getMessages();
      return { ...page, results: page.results.map((title) => nameTitle(type, title, catalogue)) };
    },
  };
}

export function genresRequest(type: MediaType): CatalogueRequest<Genre[]> {
  return { path: `genre/${type}/list`, read: (body) => v.parse(genresSchema, body).genres };
}

/** The details of a title; one for adults only counts as not found. */
export function detailsRequest(type: MediaType, id: number): CatalogueRequest<TitleDetails> {
  return {
    path: `${type}/${id}`,
    read(body) {
      const details = v.parse(detailsSchemas[type], body);
      if (isForAdults(details)) throw new CatalogueError(404);
      return nameTitle(type, details, getMessages().catalogue);
    },
  };
}

export function videosRequest(type: MediaType, id: number): CatalogueRequest<Video[]> {
  return { path: `${type}/${id}/videos`, read: (body) => v.parse(videosSchema, body).results };
}
