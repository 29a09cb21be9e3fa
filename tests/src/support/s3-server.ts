import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inject, vi } from "vitest";
import { type S3Server, startCeph } from "./ceph.ts";
import { patienceMs } from "./patience.ts";

/** One real object store in memory for the whole run, started by whoever needs it first. */
export async function s3Server(): Promise<S3Server> {
  const directory = inject("s3Directory");
  const ready = join(directory, "ready.json");
  const isFirst = await mkdir(join(directory, "begun")).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await writeFile(`${ready}.part`, JSON.stringify(await startCeph(directory)));
    await rename(`${ready}.part`, ready);
  }
  await vi.waitUntil(() => existsSync(ready), { timeout: patienceMs, interval: 100 });
  return JSON.parse(await readFile(ready, "utf8"));
}
