import { aCatalogueReader } from '#tests/support/catalogue/a-catalogue-reader.ts';
import { aFakeTmdb } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { tmdbSettings } from '#tests/support/catalogue/fake-tmdb.ts';

/** The whole server on a fake TMDB, and a logged-in user who calls its catalogue. */
export async function aLiveCatalogue(...[env, ...parts]: Parameters<typeof aCatalogueReader>) {
  const tmdb = await aFakeTmdb();
  const reader = await aCatalogueReader({ ...tmdbSettings(tmdb), ...env }, ...parts);
  return { tmdb, ...reader };
}
