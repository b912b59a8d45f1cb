import { expect, test } from 'vitest';
import { pickTrailer } from '#client/features/titles/trailer/pick-trailer.ts';

const video = (type: string, site: string, key: string) => ({ type, site, key, name: key });

test('the trailer is the first video that is a Trailer on YouTube', () => {
  const videos = [
    video('Teaser', 'YouTube', 'teaser'),
    video('Trailer', 'Vimeo', 'elsewhere'),
    video('Trailer', 'YouTube', 'first'),
    video('Trailer', 'YouTube', 'second'),
  ];
  expect(pickTrailer(videos)?.key).toBe('first');
});

test('without such a video there is no trailer', () => {
  expect(pickTrailer([])).toBeNull();
  expect(
    pickTrailer([video('Clip', 'YouTube', 'clip'), video('Trailer', 'YouTube', '')]),
  ).toBeNull();
});
