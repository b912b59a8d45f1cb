import { posterHeight, posterWidth } from '#catalogue/posters/canvas.ts';
import { escapeXml } from '#catalogue/posters/escape-xml.ts';
import { block } from '#catalogue/posters/flat-shapes.ts';
import { setPlainTitle } from '#catalogue/posters/lettering/plain-title-block.ts';
import { setCaption, setTitle, type TitleBlock } from '#catalogue/posters/lettering/title-block.ts';
import { condensed, type TitleStyle } from '#catalogue/posters/lettering/title-styles.ts';
import { cleanTitle, spellTitle } from '#catalogue/posters/lettering/title-text.ts';
import { layOutPoster, titleBox } from '#catalogue/posters/poster-layout.ts';
import { type PosterFacts, type PosterLook, pickLook } from '#catalogue/posters/poster-look.ts';
import { type SeededRandom, seededRandom } from '#catalogue/posters/seeded-random.ts';

// Part of every seed: a new number changes every poster except those with a motif of their own.
const edition = 20557;

/**
 * The poster of a title: an SVG document of 500 by 750 units, a few kilobytes, without scripts,
 * fonts or external references. The same facts always give the same poster.
 */
export function drawPoster(facts: PosterFacts): string {
  const random = posterRandom(facts);
  return paintPoster(facts, pickLook(facts, random), random);
}

/** The source of random numbers for a title's poster. */
export function posterRandom({ mediaType, id }: Pick<PosterFacts, 'mediaType' | 'id'>) {
  return seededRandom(`${edition}/${mediaType}/${id}`);
}

/** Draws the poster in the given look; `random` decides where the parts of the picture go. */
export function paintPoster(facts: PosterFacts, look: PosterLook, random: SeededRandom): string {
  const { composition, scheme, style } = look;
  const title = cleanTitle(facts.title);
  const { picture, lettering } = layOutPoster(
    letterTitle(title, style),
    letterCaption(facts, style),
    look,
  );
  const mirror = look.isMirrored ? ` transform="matrix(-1 0 0 1 ${posterWidth} 0)"` : '';
  const shapes = composition.draw({
    ...scheme,
    width: posterWidth,
    height: picture.height,
    random,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${posterWidth}" height="${posterHeight}" viewBox="0 0 ${posterWidth} ${posterHeight}">`,
    `<title>${escapeXml(title)}</title>`,
    block(0, 0, posterWidth, posterHeight, scheme.ground),
    // A nested SVG element clips what reaches over its edge.
    `<svg y="${picture.top}" width="${posterWidth}" height="${picture.height}"><g${mirror}>${shapes}</g></svg>`,
    lettering,
    '</svg>',
  ].join('');
}

const leastCapitals = 42;

function letterTitle(title: string, style: TitleStyle): TitleBlock {
  const spelled = spellTitle(title);
  if (spelled === null) return setPlainTitle(title, titleBox);
  const asStyled = setTitle(spelled, style, titleBox);
  return asStyled.capitals >= leastCapitals
    ? asStyled
    : setTitle(spelled, { ...style, face: condensed }, titleBox);
}

function letterCaption({ mediaType, year }: PosterFacts, { alignment }: TitleStyle): TitleBlock {
  const kind = mediaType === 'movie' ? 'FILM' : 'SERIES';
  return setCaption(/^\d{4}$/.test(year) ? [year, kind] : [kind], alignment, titleBox.width);
}
