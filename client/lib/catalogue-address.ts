interface Catalogue {
  catalogueUrl: string;
  catalogueKey: string | null;
}

/** The address of one of the catalogue's answers. `query` goes last, as the wire names it. */
export function catalogueAddress(
  { catalogueUrl, catalogueKey }: Catalogue,
  path: string,
  language: string,
  query: Record<string, string>,
): string {
  const parameters = new URLSearchParams({ language, ...query });
  if (catalogueKey !== null) parameters.set('api_key', catalogueKey);
  return `${catalogueUrl}/${path}?${parameters}`;
}
