import * as v from 'valibot';

/**
 * The answer of `GET /config.json`, which the client reads first. A URL may be a path below the
 * app's own path, so that one build fits every deployment.
 */
export const runtimeConfigurationSchema = v.object({
  supabaseUrl: v.pipe(v.string(), v.nonEmpty()),
  supabaseKey: v.pipe(v.string(), v.nonEmpty()),
  catalogueUrl: v.pipe(v.string(), v.nonEmpty()),
  /** Sent as `api_key` when the client calls TMDB directly; null when a gateway adds the key. */
  catalogueKey: v.nullable(v.string()),
  imageUrl: v.pipe(v.string(), v.nonEmpty()),
  /** Whether titles and posters come from TMDB. The app must credit TMDB then. */
  usesTmdb: v.optional(v.boolean(), false),
  /** Whether there is a server that shows lists at their addresses (`shared_lists`). */
  sharesLists: v.optional(v.boolean(), false),
});

export type RuntimeConfiguration = v.InferOutput<typeof runtimeConfigurationSchema>;
