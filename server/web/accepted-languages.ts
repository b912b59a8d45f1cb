// More ranges than any browser sends; further ones are ignored, to bound the work.
const rangesRead = 20;

/**
 * The language tags of a header `Accept-Language` (RFC 9110, section 12.5.4), the preferred one
 * first; none that the sender refuses.
 */
export function readAcceptedLanguages(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '')
    .split(',', rangesRead)
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]);
      return { tag: tag.trim(), quality: Number(quality.find(Boolean) ?? 1) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
