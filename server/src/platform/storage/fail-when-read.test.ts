import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { expect, test } from "vitest";
import { failWhenRead } from "./fail-when-read.ts";

const readAll = async (pieces: AsyncIterable<unknown>) => {
  for await (const _ of pieces);
};

test.each<[string, (body: Readable) => Promise<void>]>([
  ["iterates over it", readAll],
  ["writes it somewhere", (body) => pipeline(body, readAll)],
])("a source that fails before its body is read fails whoever %s, and nothing else", async (_, read) => {
  const failed = Promise.withResolvers<void>();
  async function* rows(): AsyncGenerator<string[]> {
    yield ["one"];
    queueMicrotask(failed.resolve);
    throw new Error("gone");
  }
  const body = failWhenRead(Readable.from(rows()).compose(stringify()));
  await failed.promise;
  await new Promise((resolve) => setTimeout(resolve, 20));

  await expect(read(body)).rejects.toThrow("gone");
});
