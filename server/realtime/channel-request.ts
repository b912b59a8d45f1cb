import * as v from 'valibot';
import { changeBindingSchema } from '#server/realtime/change-binding.ts';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import { Refusal } from '#server/realtime/refusal.ts';

const { bindingsPerChannel } = realtimeBounds;

// The settings for presence and for broadcasts by clients are ignored.
const joinSchema = v.object({
  config: v.optional(
    v.object({
      private: v.nullish(v.boolean(), false),
      postgres_changes: v.nullish(
        v.pipe(
          v.array(changeBindingSchema),
          v.maxLength(bindingsPerChannel, `At most ${bindingsPerChannel} fit in one channel`),
        ),
        [],
      ),
    }),
    {},
  ),
  access_token: v.nullish(v.string()),
});

/** Reads the payload of a join. Throws a Refusal that names the first fault. */
export function readJoin(payload: unknown) {
  const { success, output, issues } = v.safeParse(joinSchema, payload);
  if (success) {
    const { postgres_changes: bindings, private: isPrivate } = output.config;
    return { bindings, isPrivate, token: output.access_token };
  }
  const [issue] = issues;
  const place = v.getDotPath(issue) ?? 'its payload';
  throw new Refusal(`The join cannot be read at ${place}: ${issue.message}.`);
}

const renewalSchema = v.object({ access_token: v.string() });

/** Gives the token in the payload of `access_token`, or null when there is none. */
export function readRenewal(payload: unknown): string | null {
  const { success, output } = v.safeParse(renewalSchema, payload);
  return success ? output.access_token : null;
}
