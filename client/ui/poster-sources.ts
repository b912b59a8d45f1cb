const widths = [185, 342, 500, 780];

/** The addresses of a poster in the image host's widths, and how wide it is shown. */
export function posterSources(imageUrl: string, path: string) {
  // A space or a comma would end the address within `srcSet`.
  const file = path.replace(/[\s,]/g, encodeURIComponent);
  const url = (width: number) => `${imageUrl}/w${width}${file}`;
  return {
    src: url(500),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(', '),
    sizes: '(width < 40rem) 46vw, (width < 80rem) 22vw, 13rem',
  };
}

/** So many posters are on the first screen and load with high priority. */
export const urgentPosters = 6;
