import type { Readable } from "node:stream";

/**
 * A body whose source may fail before the storage has begun to read it, as it still makes room for it. Whoever reads it
 * then is told; without this the failure would be nobody's, and end the process.
 */
export function failWhenRead<Body extends Readable>(body: Body): Body {
  return body.on("error", () => undefined);
}
