import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sampleFiles } from "./sample-files.ts";

const folder = new URL("../pdf/", import.meta.url);
const maxFileBytes = 30_000;

test("the folder holds exactly the files that the generator makes", async () => {
  const expected = sampleFiles.map(({ fileName }) => fileName);

  expect((await readdir(folder)).toSorted()).toEqual(expected.toSorted());
});

test.each(sampleFiles)("the committed $fileName is the generator's work and small", async (sampleFile) => {
  const committed = await readFile(new URL(sampleFile.fileName, folder));
  const made = await sampleFile.make();

  expect(Buffer.compare(committed, made)).toBe(0);
  expect(committed.length).toBeLessThanOrEqual(maxFileBytes);
});
