import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Storage } from "@winnow/server/platform/storage/storage.ts";
import { afterAll, describe, expect, test } from "vitest";
import { hasS3Server } from "../support/ceph.ts";
import { startFaultProxy } from "../support/fault-proxy.ts";
import { runCommand } from "../support/run-command.ts";
import { s3Server } from "../support/s3-server.ts";
import { cloneDatabase } from "../support/start-winnow.ts";
import { openAt, s3Store } from "./given-store.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder(): Promise<{ url: string; storage: Storage }> {
  const folder = await mkdtemp(join(tmpdir(), "winnow-copy-"));
  folders.push(folder);
  const url = pathToFileURL(folder).href;
  return { url, storage: (await openAt(url)).storage };
}

const files = new Map(
  ["uploads/a/b/1", "files/a/b/2", "files/a/b/3", "exports/a/b/4", "recordings/a/b/5", "receipts/a/b/6"].map(
    (key, index) => [key, Buffer.alloc(index * 2_000_000, index)],
  ),
);

async function fill(store: Storage): Promise<void> {
  for (const [key, bytes] of files) await store.write(key, bytes);
}

async function expectAllIn(store: Storage): Promise<void> {
  for (const [key, bytes] of files) {
    expect(Buffer.compare((await store.read(key)) ?? Buffer.from("none"), bytes)).toBe(0);
  }
}

test("files are copied from folder to folder, compared the next time, and mended where they differ", async () => {
  const [from, to] = [await newFolder(), await newFolder()];
  await fill(from.storage);

  const first = await runCommand("storage", ["copy", from.url, to.url]);
  await to.storage.write("files/a/b/2", Buffer.alloc(2_000_000, 9));
  await to.storage.remove(["files/a/b/3"]);
  await from.storage.remove(["exports/a/b/4"]);
  const second = await runCommand("storage", ["copy", from.url, to.url]);

  expect(first).toEqual({
    code: 0,
    output: [
      `Copying from ${from.url} to ${to.url} …`,
      "6 files copied (30.0 MB), 0 were there already.",
      "All of them were read back and have the same SHA-256.\n",
    ].join("\n"),
  });
  expect(second.code).toBe(0);
  expect(second.output).toContain("2 files copied (6.0 MB), 3 were there already.");
  expect(second.output).toContain("1 were there with other content and were replaced.");
  expect(second.output).toContain("1 lie only in the new place");
  expect(await to.storage.read("files/a/b/2")).toEqual(files.get("files/a/b/2"));
});

test("what is no place is refused, without a word of a secret", async () => {
  const { url } = await newFolder();

  for (const words of [
    [],
    ["copy", url],
    ["move", url, url],
    ["copy", "s3://key:s3cret@host", url],
    ["copy", `${url}-missing`, url],
  ]) {
    const { code, output } = await runCommand("storage", words);
    expect(code).toBe(2);
    expect(output).not.toContain("s3cret");
  }
});

describe.runIf(hasS3Server)("with an object store", () => {
  test("files go to the store and back, and a copy that was cut off goes on where it stopped", async () => {
    const [from, back] = [await newFolder(), await newFolder()];
    await fill(from.storage);
    const proxy = await startFaultProxy(await s3Server());
    const { storage: inBucket, bucket } = await s3Store();
    const variables = { THERE: bucket.url(proxy) };
    await inBucket.write("uploads/a/b/1", Buffer.of());
    proxy.refuse();

    const cutOff = await runCommand("storage", ["copy", from.url, "THERE"], variables);
    proxy.pass();
    const there = await runCommand("storage", ["copy", from.url, "THERE"], variables);
    const andBack = await runCommand("storage", ["copy", "THERE", back.url], variables);
    await proxy.close();

    expect(cutOff.code).toBe(1);
    expect(cutOff.output).toContain("Nothing is lost. The same command goes on where it stopped.");
    expect(there).toEqual({
      code: 0,
      output: [
        `Copying from ${from.url} to s3://127.0.0.1:${proxy.port}/${bucket.bucket} …`,
        "5 files copied (30.0 MB), 1 were there already.",
        "All of them were read back and have the same SHA-256.\n",
      ].join("\n"),
    });
    expect(andBack.code).toBe(0);
    await expectAllIn(inBucket);
    await expectAllIn(back.storage);
  });

  test("a key that the store does not take and a bucket that it has not are told apart", async () => {
    const { url, storage } = await newFolder();
    await fill(storage);
    const { bucket } = await s3Store();
    const variables = {
      OTHER_KEY: bucket.url().replace("s3://", "s3://NOBODY"),
      NO_BUCKET: bucket.url().replace(bucket.bucket, `${bucket.bucket}-none`),
    };

    const refused = await runCommand("storage", ["copy", url, "OTHER_KEY"], variables);
    const nowhere = await runCommand("storage", ["copy", url, "NO_BUCKET"], variables);
    const prepared = await runCommand("storage", ["prepare"], { STORAGE_URL: variables.OTHER_KEY });
    const compared = await runCommand("objects", [], {
      STORAGE_URL: variables.NO_BUCKET,
      DATABASE_URL: await cloneDatabase(),
    });

    expect([refused.code, nowhere.code, prepared.code, compared.code]).toEqual([1, 1, 1, 1]);
    expect(compared.output).toMatch(/^This failed: the store has no bucket of this name \(.*\)\n$/);
    expect(refused.output).toContain(
      "Stopped after 0 files: the store answered 403: the key id or the secret",
    );
    expect(nowhere.output).toContain("Stopped after 0 files: the store has no bucket of this name");
    expect(prepared.output).toContain("could not be prepared: the store answered 403");
  });

  test("a bucket is made once, and pages of the public address may use it, of no other", async () => {
    const { bucket } = await s3Store();
    const url = bucket.url().replace(bucket.bucket, `${bucket.bucket}-new`);
    const variables = { STORAGE_URL: url, PUBLIC_URL: "https://jobs.example.com/winnow" };
    const allowedOrigin = async (origin: string) => {
      const question = { origin, "access-control-request-method": "PUT" };
      const place = url.replace(/^s3:.*@([^?]+).*/, "http://$1/uploads/a");
      const answer = await fetch(place, { method: "OPTIONS", headers: question });
      return answer.headers.get("access-control-allow-origin");
    };

    const first = await runCommand("storage", ["prepare"], variables);
    const second = await runCommand("storage", ["prepare"], variables);

    expect(first.output).toContain("has been made; pages of https://jobs.example.com may use it.");
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(await allowedOrigin("https://jobs.example.com")).toBe("https://jobs.example.com");
    expect(await allowedOrigin("https://other.example.com")).toBeNull();
  });
});
