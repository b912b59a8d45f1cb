interface Catalogue {
  catalogueUrl: string;
  catalogueKey: string | null;
}

/** The address of a catalogue request. `query` has the parameters as the wire names them. */
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
