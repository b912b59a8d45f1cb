import { posterRandom } from '#catalogue/posters/draw-poster.ts';
import { findMotif } from '#catalogue/posters/motifs/every-motif.ts';
import { type PosterFacts, pickLook } from '#catalogue/posters/poster-look.ts';

const apart = 40;

/**
 * The facts of a list's titles in their order, each with the pictures of the forty titles before it
 * and the palettes next to it. A poster avoids these, so that no screen shows a picture twice, and
 * no two neighbours have the same palette.
 */
export function hangApart(titles: PosterFacts[]): PosterFacts[] {
  const pictures: string[] = [];
  let before: string[] = [];
  return titles.map((title, index) => {
    const next = titles[index + 1];
    const motif = next && findMotif(next);
    const facts = {
      ...title,
      takenPictures: pictures.slice(-apart),
      takenPalettes: motif ? [...before, motif.palette] : before,
    };
    const { composition, palette } = pickLook(facts, posterRandom(facts));
    pictures.push(composition.name);
    before = [palette.name];
    return facts;
  });
}
