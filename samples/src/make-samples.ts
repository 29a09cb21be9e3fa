import { mkdir, writeFile } from "node:fs/promises";
import { sampleFiles } from "./sample-files.ts";

const folder = new URL("../pdf/", import.meta.url);

await mkdir(folder, { recursive: true });
await Promise.all(
  sampleFiles.map(async ({ fileName, make }) => writeFile(new URL(fileName, folder), await make())),
);
console.log(`${sampleFiles.length} files written to samples/pdf`);
