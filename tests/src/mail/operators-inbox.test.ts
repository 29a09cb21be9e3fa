import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { patienceMs } from "../support/patience.ts";
import { enterInbox, startServerProcess } from "../support/server-process.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());

const directory = () => winnow.environment.DATA_DIR ?? "";
const open = (headers: Record<string, string> = {}, query = "") =>
  fetch(`${winnow.url}/operator/inbox${query}`, { headers, redirect: "manual" });

test("the key opens the inbox once; then a cookie that no script reads, for the operator's pages alone, takes its place", async () => {
  const { email } = await givenAccount(winnow, "Inbox");
  const key = (await readFile(join(directory(), "operator-key"), "utf8")).trim();

  const entry = await open({}, `?key=${key}`);
  const page = await open({ cookie: `other=1; ${await enterInbox(winnow.url, directory())}` });

  expect(entry.status).toBe(303);
  expect(entry.headers.get("location")).toBe("/operator/inbox");
  expect(entry.headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax; Path=\/operator; /);
  expect(entry.headers.get("set-cookie")).not.toContain(key);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).toContain(email);
});

test.each([
  ["nothing", {}, ""],
  ["another key", {}, "?key=another"],
  ["two keys", {}, "?key=a&key=b"],
  ["an empty cookie", { cookie: "winnow_operator=" }, ""],
])("with %s there is no inbox", async (_what, headers, query) => {
  expect((await open(headers, query)).status).toBe(404);
});

test("the page and every start say that credits cost nothing; no log keeps the key", async () => {
  const server = await startServerProcess({
    ...winnow.environment,
    PORT: String(await freePort()),
    ROLE: "api",
  });
  try {
    await vi.waitUntil(() => server.printed().includes("Stop it"), { timeout: patienceMs, interval: 20 });
    const page = await open({ cookie: await enterInbox(winnow.url, directory()) });

    expect(server.printed()).toContain("Credits cost nothing here");
    expect(await page.text()).toContain("Credits cost nothing here");
    expect(server.printed()).toContain(
      `/operator/inbox?key=<what is in ${join(directory(), "operator-key")}>`,
    );
    expect(server.printed()).not.toContain(
      (await readFile(join(directory(), "operator-key"), "utf8")).trim(),
    );
  } finally {
    await server.end("SIGTERM");
  }
});
