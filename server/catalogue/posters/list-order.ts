import { posterRandom } from '#server/catalogue/posters/draw-poster.ts';
import { type PosterFacts, pickLook } from '#server/catalogue/posters/poster-look.ts';

const apart = 40;

/**
 * The facts of a list's titles, in its order, with the pictures of the forty before each: what is
 * drawn from them never shows a picture twice on one screen.
 */
export function hangApart(titles: PosterFacts[]): PosterFacts[] {
  const pictures: string[] = [];
  return titles.map((title) => {
    const facts = { ...title, takenPictures: pictures.slice(-apart) };
    pictures.push(pickLook(facts, posterRandom(facts)).composition.name);
    return facts;
  });
}
