import { posterHeight, posterWidth, type Scheme } from '#catalogue/posters/canvas.ts';
import { block } from '#catalogue/posters/flat-shapes.ts';
import type { TitleBlock } from '#catalogue/posters/lettering/title-block.ts';
import type { PosterLook } from '#catalogue/posters/poster-look.ts';

const margin = 36;
const captionSpace = 22;

/** The largest box that a title may fill. */
export const titleBox = { width: posterWidth - 2 * margin, height: 236 };

/** Where the picture goes, and the lettering with its background. */
export interface PosterLayout {
  picture: { top: number; height: number };
  lettering: string;
}

/** Places title, caption and picture so that they overlap only where they should. */
export function layOutPoster(
  title: TitleBlock,
  caption: TitleBlock,
  { composition, titlePlace, isOnBand, scheme }: PosterLook,
): PosterLayout {
  const lettersHeight = title.height + captionSpace + caption.height;

  function drawLetters(top: number, colour: string): string {
    return (
      title.draw(margin, top, colour) +
      caption.draw(margin, top + title.height + captionSpace, colour)
    );
  }

  if (composition.stance === 'covering') {
    const height = Math.round(32 + lettersHeight + 30);
    const top = titlePlace === 'head' ? 84 : posterHeight - height - 64;
    const { letters, band } = bandColours(scheme, isOnBand);
    return {
      picture: { top: 0, height: posterHeight },
      lettering: block(0, top, posterWidth, height, band) + drawLetters(top + 32, letters),
    };
  }

  const isStanding = composition.stance === 'standing';
  if (titlePlace === 'head') {
    const top = Math.round(40 + title.height + 30);
    const foot = posterHeight - 68;
    return {
      picture: { top, height: foot - top },
      lettering:
        (isStanding ? footBlock(foot, scheme.ink) : '') +
        title.draw(margin, 40, scheme.ink) +
        caption.draw(margin, foot + 22, isStanding ? scheme.onInk : scheme.ink),
    };
  }

  const top = Math.round(posterHeight - 36 - lettersHeight - 28);
  const { letters, band } = bandColours(scheme, isStanding || isOnBand);
  return {
    picture: { top: 0, height: top },
    lettering:
      (isStanding || isOnBand ? footBlock(top, band) : '') + drawLetters(top + 28, letters),
  };
}

function bandColours(scheme: Scheme, isInk: boolean): { letters: string; band: string } {
  return isInk
    ? { letters: scheme.onInk, band: scheme.ink }
    : { letters: scheme.ink, band: scheme.ground };
}

// Reaches three units over the picture's edge, so that no thin line of the ground shines through.
function footBlock(top: number, colour: string): string {
  return block(0, top - 3, posterWidth, posterHeight - top + 3, colour);
}
