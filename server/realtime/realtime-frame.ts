import * as v from 'valibot';

/** Frames are written as objects (1.0.0) or as arrays (2.0.0). */
export const protocolVersions = ['1.0.0', '2.0.0'] as const;
export type ProtocolVersion = (typeof protocolVersions)[number];

/** One frame, in either form (docs/contracts/table-and-feed.md#connect). */
export interface Frame {
  /** Identifies the join that the frame belongs to. */
  joinRef: string | null;
  /** Identifies the frame; its reply has the same. */
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

const reference = v.nullish(v.string(), null);
const payload = v.optional(v.unknown(), null);

const frameSchemas = {
  '1.0.0': v.pipe(
    v.object({
      topic: v.string(),
      event: v.string(),
      payload,
      ref: reference,
      join_ref: reference,
    }),
    v.transform(({ join_ref: joinRef, ...rest }): Frame => ({ joinRef, ...rest })),
  ),
  '2.0.0': v.pipe(
    v.tuple([reference, reference, v.string(), v.string(), payload]),
    v.transform(([joinRef, ref, topic, event, payload]): Frame => {
      return { joinRef, ref, topic, event, payload };
    }),
  ),
};

/** Reads a frame from its text; null when the text is no frame. */
export function readFrame(version: ProtocolVersion, text: string): Frame | null {
  try {
    const { success, output } = v.safeParse(frameSchemas[version], JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

const broadcastPush = 3;
const broadcastHeaderBytes = 7;

/**
 * Reads a frame from its bytes; null when they are no frame. Clients send only broadcasts in this
 * form. These are not offered, so the content is ignored.
 */
export function readBinaryFrame(bytes: Buffer): Frame | null {
  const [kind, joinRefLength = 0, refLength = 0, topicLength = 0] = bytes;
  if (kind !== broadcastPush) return null;
  let position = broadcastHeaderBytes;
  const take = (length: number) => {
    position += length;
    return bytes.toString('utf8', position - length, position);
  };
  const joinRef = take(joinRefLength) || null;
  const ref = take(refLength) || null;
  return { joinRef, ref, topic: take(topicLength), event: 'broadcast', payload: null };
}

/** Writes a frame as text. */
export function writeFrame(version: ProtocolVersion, frame: Frame): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return JSON.stringify(
    version === '1.0.0'
      ? { topic, event, payload, ref, join_ref: joinRef }
      : [joinRef, ref, topic, event, payload],
  );
}
