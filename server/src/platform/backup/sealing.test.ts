import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { seal, sealedBytes, unseal } from "./sealing.ts";

const chunk = 64 * 1024;
const sealing = { key: randomBytes(32), name: "objects/one" };

/** In pieces that do not fit the chunks. */
function inPieces(bytes: Buffer, size = 50_001): Readable {
  return Readable.from(
    (function* () {
      for (let from = 0; from < bytes.byteLength; from += size) yield bytes.subarray(from, from + size);
    })(),
  );
}
const sealed = (bytes: Buffer) => buffer(seal(inPieces(bytes), sealing));
const opened = (bytes: Buffer, other = {}) => buffer(unseal(inPieces(bytes), { ...sealing, ...other }));

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_000])(
  "%i bytes come back as they were",
  async (size) => {
    const bytes = randomBytes(size);
    const file = await sealed(bytes);

    expect(Buffer.compare(await opened(file), bytes)).toBe(0);
    expect(file.byteLength).toBe(sealedBytes(size));
    expect(size < 100 || !file.includes(bytes.subarray(0, 100))).toBe(true);
  },
);

test("what is not just as it was sealed is refused", async () => {
  const file = await sealed(randomBytes(3 * chunk + 10));
  const at = (number: number) => 32 + number * (chunk + 16);
  const chunkOf = (number: number) => file.subarray(at(number), at(number + 1));
  const flipped = Buffer.from(file);
  flipped[at(2) + 5] = (flipped[at(2) + 5] ?? 0) ^ 1;

  const wrong = {
    flipped,
    empty: Buffer.alloc(0),
    "no more than a salt": file.subarray(0, 32),
    "cut within a chunk": file.subarray(0, at(2) + 100),
    "cut between chunks": file.subarray(0, at(3)),
    "without one in between": Buffer.concat([file.subarray(0, at(1)), file.subarray(at(2))]),
    swapped: Buffer.concat([file.subarray(0, at(1)), chunkOf(2), chunkOf(1), file.subarray(at(3))]),
    "with more after its end": Buffer.concat([file, chunkOf(3)]),
  };
  for (const [name, bytes] of Object.entries(wrong)) {
    await expect(opened(bytes), name).rejects.toThrow("damaged or not whole");
  }
  await expect(opened(file, { key: randomBytes(32) })).rejects.toThrow("damaged or not whole");
  await expect(opened(file, { name: "objects/two" })).rejects.toThrow("damaged or not whole");
});
