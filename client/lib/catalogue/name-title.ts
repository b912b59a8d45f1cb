import type { Messages } from '#client/messages/en/en.ts';
import { type MediaType, nameOf, type Title } from '#contract/catalogue.ts';

/** Gives the title; one without a name gets a name from its id, in the app's language. */
export function nameTitle<Given extends Title>(
  type: MediaType,
  title: Given,
  { unknownMovie, unknownTvShow }: Messages['catalogue'],
): Given {
  if (nameOf(title) !== '') return title;
  return type === 'tv'
    ? { ...title, name: unknownTvShow(title.id) }
    : { ...title, title: unknownMovie(title.id) };
}
