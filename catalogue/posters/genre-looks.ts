import type { TitleStyleName } from '#catalogue/posters/lettering/title-styles.ts';
import type { Mood } from '#catalogue/posters/palettes.ts';

/** What a poster of a genre chooses from: pictures, colours and lettering. */
export interface GenreLook {
  /** How strongly the genre counts among a title's genres: western counts more than drama. */
  weight: number;
  compositions: string[];
  moods: Mood[];
  styles: TitleStyleName[];
}

const strong: TitleStyleName[] = ['placard', 'stacked', 'slab', 'slabBlock', 'narrowBlock'];
const quiet: TitleStyleName[] = ['airy', 'narrow', 'narrowBlock', 'modern', 'centred'];
const any: TitleStyleName[] = ['placard', 'stacked', 'slab', 'narrow', 'modern', 'airy', 'centred'];

function look(
  weight: number,
  compositions: string,
  moods: Mood[],
  styles: TitleStyleName[],
): GenreLook {
  return { weight, compositions: compositions.split(' '), moods, styles };
}

const drama = look(
  1,
  'lone-chair open-window lone-tree row-of-houses curtain mask ladder pendant-lamp road boat-on-waves stairs hills four-squares birds-on-wire concentric quarter-arcs lighthouse suitcase bicycle street-lamp',
  ['earth', 'soft', 'cool', 'warm'],
  any,
);
const action = look(
  2,
  'burst target speed lightning squadron searchlights tilted-bars cylinder sun-rays headlights parachutes skyline',
  ['bright', 'warm', 'dark'],
  strong,
);
const adventure = look(
  2,
  'mountains compass volcano sun-rays jungle hot-air-balloon tall-ship pyramids railway boat-on-waves',
  ['bright', 'warm', 'earth', 'cool'],
  any,
);
const children = look(
  4,
  'kite balloons paper-boat whale quarter-bird cat shoal building-blocks fox owl hot-air-balloon',
  ['bright', 'soft', 'cool'],
  [...any, 'slabBlock'],
);
const thriller = look(
  3,
  'eye keyhole spiral door-ajar lonely-window dagger sliced-disc maze',
  ['dark', 'cool', 'warm'],
  any,
);
const scienceFiction = look(
  4,
  'orbits rocket ringed-planet planet-row red-lens grid-horizon saucer disc-towers helmet robot concentric halftone',
  ['cool', 'dark', 'bright'],
  ['modern', 'airy', 'narrowBlock', 'placard', 'slabBlock', 'stacked'],
);
const fantasy = look(
  3,
  'castle sword-in-stone moon-tower forest constellation moth dragon-eye golden-key',
  ['cool', 'dark', 'soft', 'warm'],
  any,
);
const romance = look(
  3,
  'two-circles profiles heart-halves umbrella birds-on-wire coupes flower bridge letter rosette',
  ['soft', 'warm'],
  quiet,
);
const war = look(
  5,
  'parachutes squadron helmet-on-rifle searchlights pawn-and-crown poppies',
  ['earth', 'dark'],
  strong,
);
const power = look(
  4,
  'pawn-and-crown banners crown temple quill',
  ['earth', 'dark', 'warm'],
  strong,
);
const documentary = look(
  6,
  'film-reel aperture globe contours leaf halftone concentric',
  ['cool', 'earth', 'bright'],
  ['modern', 'placard', 'narrow', 'stacked'],
);
const crime = look(
  3,
  'fingerprint cylinder man-in-hat skyline blinds cards spotlight handcuffs headlights burning-match',
  ['dark', 'earth', 'warm'],
  strong,
);
const comedy = look(
  2,
  'bowler-and-moustache bow-tie grin bouncing-ball rubber-duck big-glasses dominoes confetti popcorn sofa television ice-cream rabbit-in-hat',
  ['bright', 'warm', 'soft'],
  [...any, 'slabBlock'],
);
const horror = look(
  5,
  'bare-tree claws haunted-house teeth drip candle bats hand skull spider',
  ['dark'],
  strong,
);
const music = look(
  6,
  'record piano-keys stave metronome sound-bars gramophone microphone guitar',
  ['bright', 'warm', 'dark'],
  any,
);
const history = look(
  3,
  'temple crown aqueduct hourglass tall-ship banners pyramids quill',
  ['earth', 'warm'],
  any,
);
const western = look(
  6,
  'cactus mesa sheriff-star wagon-wheel horseshoe railway cowboy-hat',
  ['earth', 'warm'],
  ['slab', 'slabBlock', 'placard', 'stacked'],
);
const studio = look(
  3,
  'microphone sound-bars big-glasses halftone tilted-bars quarter-arcs',
  ['bright', 'cool'],
  any,
);

/** The look of every genre, by TMDB's id (docs/contracts/catalogue.md#genres). */
export const genreLooks: ReadonlyMap<number, GenreLook> = new Map([
  [28, action],
  [12, adventure],
  [16, children],
  [35, comedy],
  [80, crime],
  [99, documentary],
  [18, drama],
  [10751, children],
  [14, fantasy],
  [36, history],
  [27, horror],
  [10402, music],
  [9648, thriller],
  [10749, romance],
  [878, scienceFiction],
  [53, thriller],
  [10752, war],
  [37, western],
  [10759, { ...adventure, compositions: [...adventure.compositions, ...action.compositions] }],
  [10762, children],
  [10763, studio],
  [10764, studio],
  [
    10765,
    { ...scienceFiction, compositions: [...scienceFiction.compositions, ...fantasy.compositions] },
  ],
  [10766, romance],
  [10767, studio],
  [10768, power],
  [10770, drama],
]);

/** The look of a title without a known genre. */
export const plainLook = look(
  1,
  'quarter-arcs tilted-bars concentric hills four-squares stairs two-circles contours',
  ['bright', 'earth', 'cool', 'warm'],
  any,
);
