import { aCatalogueReader } from '#tests/support/catalogue/a-catalogue-reader.ts';
import { aFakeTmdb, apiKey } from '#tests/support/catalogue/an-upstream-catalogue.ts';

/** The whole server on a fake TMDB, and a logged-in user who calls its catalogue. */
export async function aLiveCatalogue(...[env, ...parts]: Parameters<typeof aCatalogueReader>) {
  const tmdb = await aFakeTmdb();
  const { apiUrl, imageUrl } = tmdb;
  const urls = { TMDB_API_URL: apiUrl, TMDB_IMAGE_URL: imageUrl };
  const reader = await aCatalogueReader({ TMDB_API_KEY: apiKey, ...urls, ...env }, ...parts);
  return { tmdb, ...reader };
}
