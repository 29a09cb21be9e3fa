import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { findKeptAsset, forgetOldAssets, keepAssets } from "@winnow/server/platform/http/kept-assets.ts";
import { webDirectory } from "@winnow/server/platform/http/web-directory.ts";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { patienceMs } from "../support/patience.ts";
import { startServerProcess } from "../support/server-process.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

async function givenBuild(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "winnow-assets-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
  return directory;
}

test("a page of another release gets what it names, to be kept for ever and without what only pages need", async () => {
  const script = `export const words = ${JSON.stringify("grain ".repeat(400))};`;
  await keepAssets(winnow.pool, await givenBuild({ "words-old1.js": script, "words-old1.js.br": "packed" }));

  const answer = await fetch(`${winnow.url}/assets/words-old1.js`);

  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(script);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-encoding")).not.toBeNull();
  expect(answer.headers.get("content-security-policy")).toBeNull();
  expect(await findKeptAsset(winnow.pool, "words-old1.js.br")).toBeNull();
});

test("what no release of the last thirty days has started with is forgotten", async () => {
  const directory = await givenBuild({ "kept-1.js": "1", "gone-1.js": "1" });
  await keepAssets(winnow.pool, directory);
  await winnow.pool.query("update web_assets set started_at = now() - interval '31 days'");
  await rm(join(directory, "gone-1.js"));
  await keepAssets(winnow.pool, directory);

  await forgetOldAssets(winnow.pool);

  expect(await findKeptAsset(winnow.pool, "kept-1.js")).toEqual(Buffer.from("1"));
  expect(await findKeptAsset(winnow.pool, "gone-1.js")).toBeNull();
});

test("a release that was not built keeps nothing", async () => {
  await keepAssets(winnow.pool, join(tmpdir(), "winnow-no-such-folder"));
});

test.skipIf(!existsSync(webDirectory))("a process that starts keeps what its pages load", async () => {
  const server = await startServerProcess({
    DATABASE_URL: winnow.databaseUrl,
    DATA_DIR: await givenBuild({}),
    PORT: String(await freePort()),
  });
  onTestFinished(() => server.end("SIGTERM"));
  const page = await (await fetch(`${server.url}/admin`)).text();
  const named = /\/assets\/([\w.-]+\.js)/.exec(page)?.[1] ?? "";

  const kept = await vi.waitUntil(() => findKeptAsset(winnow.pool, named), {
    timeout: patienceMs,
    interval: 50,
  });

  expect(kept).toEqual(await readFile(join(webDirectory, "assets", named)));
});
