import { ApiError } from "./api-error.ts";

/** How often a change gives way to those of other windows and people. */
const maxTries = 5;

/**
 * Optimistic concurrency control: reads what the server holds and writes what becomes of it, with its version. Where
 * somebody else was faster, which the server answers with `conflict`, it begins anew with what they have made of it; unless
 * `isFinal` says of what was read that the change was meant for something else.
 */
export async function changeHeld<Held, Answered>(of: {
  read: () => Promise<Held>;
  write: (held: Held) => Promise<Answered>;
  conflict: { code: number };
  isFinal?: (held: Held) => boolean;
}): Promise<Answered> {
  for (let tries = 1; ; tries += 1) {
    const held = await of.read();
    try {
      return await of.write(held);
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === of.conflict.code;
      if (!isConflict || tries === maxTries || of.isFinal?.(held)) throw error;
    }
  }
}
