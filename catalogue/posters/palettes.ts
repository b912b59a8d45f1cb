export type Mood = 'dark' | 'warm' | 'cool' | 'bright' | 'soft' | 'earth';

/** Four colours that go together. Ink is readable on paper, and one of the two on hero. */
export interface Palette {
  name: string;
  paper: string;
  ink: string;
  hero: string;
  second: string;
  moods: Mood[];
}

function palette(name: string, colours: string, ...moods: Mood[]): Palette {
  const [paper = '', ink = '', hero = '', second = ''] = colours.split(' ');
  return { name, paper, ink, hero, second, moods };
}

export const palettes: readonly Palette[] = [
  palette('tangerine', '#f4e7d0 #1d1b20 #e2552b #2b7f86', 'warm', 'bright'),
  palette('vertigo', '#f7e4c4 #1f0f0b #e8502b #f0a63c', 'warm', 'dark', 'bright'),
  palette('noir', '#e9e2d4 #17161a #b92424 #8d8a86', 'dark'),
  palette('mustard', '#f5ead2 #23201c #e0a019 #b5452c', 'warm', 'earth'),
  palette('teal', '#f2e6cf #12262b #107176 #ef8354', 'cool', 'bright'),
  palette('riviera', '#f8eed9 #132a4a #1d6fb0 #f2b134', 'cool', 'bright'),
  palette('olive', '#efe6c9 #22251a #606b26 #d3742b', 'earth'),
  palette('plum', '#f3dfd0 #2a1530 #8e3b6d #ec9a5c', 'warm', 'soft', 'dark'),
  palette('rose', '#faeadf #37202b #e5717d #f3b79b', 'soft', 'warm'),
  palette('peacock', '#efe9d6 #0f2a33 #0f6e79 #d9a441', 'cool', 'dark'),
  palette('brick', '#f1dfc4 #221614 #a83a22 #5b7d78', 'earth', 'warm', 'dark'),
  palette('mint', '#f4f0dd #1f2e2b #56a88b #ef6f4d', 'soft', 'bright', 'cool'),
  palette('cobalt', '#f3ead7 #14163a #2f4fc4 #f0603c', 'cool', 'bright'),
  palette('desert', '#f6dfb6 #3a1d14 #d9702e #8f3b25', 'warm', 'earth'),
  palette('midnight', '#e8e0c8 #12172b #d9a13a #4b6a9b', 'cool', 'dark'),
  palette('absinthe', '#ecebcd #16241b #8aa935 #d94f30', 'dark', 'bright', 'cool'),
  palette('blood', '#eadfce #1b0f12 #b31b26 #6d5b57', 'dark'),
  palette('lagoon', '#f5ecd5 #0e3038 #27a3a0 #f4c24b', 'cool', 'bright', 'soft'),
  palette('apricot', '#fbeeda #3b2a2c #f0905a #6fa3a0', 'soft', 'warm'),
  palette('forest', '#efe8d0 #14231d #2f6b4b #e0a63a', 'earth', 'cool', 'dark'),
  palette('lipstick', '#f9e7dc #231522 #c81e49 #f29cab', 'bright', 'soft', 'warm'),
  palette('slate', '#e8e6de #1c2430 #486683 #d8663c', 'cool', 'dark'),
  palette('sunset', '#fbe3bf #2b1838 #ee6a3b #8d3f78', 'warm', 'bright'),
  palette('clay', '#f2e2cf #2d2420 #cf8462 #7b8a72', 'earth', 'soft'),
  palette('ultraviolet', '#ece4ee #1a1230 #6a4bb8 #f07c4a', 'dark', 'cool', 'bright'),
  palette('canary', '#f8f0d8 #1e1d22 #f2c11f #3c8fa8', 'bright', 'warm'),
  palette('glacier', '#eef0ea #15293a #6db3c9 #e3604b', 'cool', 'soft'),
  palette('tobacco', '#f0dfbe #261a12 #8b541f #86a08c', 'earth', 'dark'),
  palette('candy', '#fff0e2 #2a2140 #f2668b #48b5b0', 'bright', 'soft'),
  palette('petrol', '#ece3cd #0f2226 #e2663c #2c6770', 'dark', 'cool'),
  palette('lilac', '#f6ebe6 #2c2442 #9c86c8 #f0a04e', 'soft', 'cool'),
  palette('rust', '#f3e3c8 #1c1917 #ab4219 #d9a648', 'earth', 'warm', 'dark'),
  palette('flamingo', '#ffe4ec #4a0a30 #f2549f #f4b04e'),
  palette('phosphor', '#a9e6a4 #06140d #ea4a35 #3f86d8'),
  palette('violet', '#f7ecd6 #231634 #7153a8 #f3c13a'),
  palette('bubblegum', '#ffe9a8 #1c2547 #62b5de #ee6497'),
  palette('sky', '#fdf1dc #1c2a55 #4a9ad4 #ea5637'),
];

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
