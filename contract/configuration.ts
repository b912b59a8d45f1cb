import * as v from 'valibot';

/**
 * What `GET /config.json` tells the client before it does anything else. URLs may be paths
 * below the one where the app lives, so that one build serves every way of deploying it.
 */
export const runtimeConfigurationSchema = v.object({
  supabaseUrl: v.pipe(v.string(), v.nonEmpty()),
  supabaseKey: v.pipe(v.string(), v.nonEmpty()),
  catalogueUrl: v.pipe(v.string(), v.nonEmpty()),
  /** Sent as `api_key` when the client asks the catalogue directly; null when a gateway holds it. */
  catalogueKey: v.nullable(v.string()),
  imageUrl: v.pipe(v.string(), v.nonEmpty()),
  /** Whether titles and posters come from TMDB, which then has to be credited. */
  usesTmdb: v.optional(v.boolean(), false),
});

export type RuntimeConfiguration = v.InferOutput<typeof runtimeConfigurationSchema>;
