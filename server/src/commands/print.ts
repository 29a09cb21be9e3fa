import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Writes what comes to the standard output, no faster than it is read there; whoever reads no further ends it. */
export async function print(text: Readable | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(text instanceof Readable ? text : Readable.from(text), process.stdout, { end: false });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) {
      throw error;
    }
  }
}
