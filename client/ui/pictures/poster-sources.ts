const widths = [185, 342, 500, 780];

/** The addresses of a poster in the image host's widths, and how wide it is shown. */
export function posterSources(imageUrl: string, path: string) {
  const url = (width: number) => pictureUrl(imageUrl, `w${width}`, path);
  return {
    src: url(500),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(', '),
    sizes: '(width < 40rem) 46vw, (width < 80rem) 22vw, 13rem',
  };
}

/** The address of a picture in one of the image host's widths or heights. */
export function pictureUrl(imageUrl: string, size: `${'w' | 'h'}${number}`, path: string): string {
  // A space or a comma would end the address within `srcSet`.
  return `${imageUrl}/${size}${path.replace(/[\s,]/g, encodeURIComponent)}`;
}

/** So many posters are on the first screen and load with high priority. */
export const urgentPosters = 6;
