import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { openFolderStorage } from "@winnow/server/platform/storage/folder-storage.ts";
import { findStrays, removeStrays } from "@winnow/server/platform/storage/stray-objects.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let directory: string;
let storage: Awaited<ReturnType<typeof openFolderStorage>>;
const later = new Date(Date.now() + 60_000);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "winnow-folders-"));
  storage = await openFolderStorage({
    directory,
    publicUrl: "http://127.0.0.1",
    clock: { now: async () => new Date() },
    prefixes: ["files", "uploads"],
  });
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function folders(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

test("no folder is left behind by what was removed, moved, or left empty by somebody else", async () => {
  await storage.write("files/account/screening/one", new Uint8Array(1));
  await storage.write("uploads/account/screening/two", new Uint8Array(1));
  await mkdir(join(directory, "files", "old", "older"), { recursive: true });

  await storage.move("uploads/account/screening/two", "files/account/screening/two");
  await storage.remove(["files/account/screening/one"]);
  expect(await folders()).toEqual(expect.arrayContaining(["account", "screening"]));
  await storage.remove(["files/account/screening/two"]);
  await storage.removeUnfinished(later);

  expect((await folders()).sort()).toEqual(["files", "uploads"]);
});

test("a writer loses nothing to those who remove what its folder became empty by", async () => {
  const rounds = Array.from({ length: 200 }, (_, index) => index);

  await Promise.all(
    rounds.map(async (round) => {
      await storage.writeStream(`uploads/a/b/${round}`, Readable.from([Buffer.from([round])]));
      await storage.move(`uploads/a/b/${round}`, `files/a/b/${round}`);
      if (round % 2 === 0) await storage.remove([`files/a/b/${round}`]);
      if (round % 5 === 0) await storage.removeUnfinished(new Date(0));
    }),
  );

  const kept = [];
  for await (const { key } of storage.list("files")) kept.push(key);
  expect(kept.sort()).toEqual(
    rounds
      .filter((round) => round % 2 === 1)
      .map((round) => `files/a/b/${round}`)
      .sort(),
  );
  for (const round of rounds.filter((one) => one % 2 === 1)) {
    expect(await storage.read(`files/a/b/${round}`)).toEqual(Buffer.from([round]));
  }
});

test("strays are looked for in portions, however many objects there are", async () => {
  let isHeld = 0;
  let maxHeld = 0;
  async function* list() {
    for (let index = 0; index < 50_000; index += 1) {
      isHeld += 1;
      maxHeld = Math.max(maxHeld, isHeld);
      yield { key: `files/${index}`, sizeBytes: 1, modifiedAt: new Date(0) };
    }
  }
  const findInUse = async (keys: string[]) => {
    isHeld -= keys.length;
    return keys.filter((key) => !key.endsWith("77"));
  };
  let strays = 0;

  for await (const _stray of findStrays({ list }, { kind: { prefix: "files", findInUse }, before: later })) {
    strays += 1;
  }

  expect(strays).toBe(500);
  expect(maxHeld).toBeLessThanOrEqual(1_000);
});

test("what a row begins to point to while it is looked at is not removed", async () => {
  await storage.write("files/late/one", new Uint8Array(1));
  let looks = 0;
  const findInUse = async (keys: string[]) => {
    looks += 1;
    return looks === 1 ? [] : keys;
  };

  const removed = await removeStrays(storage, { kind: { prefix: "files/late", findInUse }, before: later });

  expect(removed).toBe(0);
  expect(await storage.stat("files/late/one")).not.toBeNull();
});
