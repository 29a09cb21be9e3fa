import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { failureBody } from "@winnow/contract/failure-body.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

function browse(path: string, options: { method?: string; accept?: string } = {}): Promise<Response> {
  const { method = "GET", accept = "text/html,application/xhtml+xml,*/*;q=0.8" } = options;
  return fetch(`${winnow.url}${path}`, { method, headers: { accept }, redirect: "manual" });
}

describe("somebody who looks for a page that does not exist", () => {
  test.each(["/nothing", "/Admin/dashboard", "/jobs/42?from=mail", "/apis", "/index.php"])(
    "is led to Page not found: %s",
    async (path) => {
      for (const method of ["GET", "HEAD"]) {
        const answer = await browse(path, { method });

        expect(answer.status).toBe(302);
        expect(answer.headers.get("location")).toBe("/admin/404");
      }
    },
  );
});

describe("everything else that does not exist is a failure:", () => {
  test.each([
    ["a call", "/api/nothing", {}],
    ["a file", "/files", {}],
    ["a part of the page", "/assets/nothing.js", {}],
    ["the operator's", "/operator/nothing", {}],
    ["what a program asks for", "/nothing", { accept: "application/json" }],
    ["what is sent", "/nothing", { method: "POST" }],
  ])("%s", async (_name, path, options) => {
    const answer = await browse(path, options);

    expect(answer.status).toBe(404);
    expect(failureBody.strict().parse(await answer.json()).error.code).toBe(1202);
  });
});

describe("what is not HTTP is answered in the form of every failure:", () => {
  test.each([
    ["no HTTP at all", "hello\r\n\r\n", 400, 1206],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n", 400, 1206],
    [
      "two lengths",
      "POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
      400,
      1206,
    ],
    ["headers without an end", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(100_000)}\r\n\r\n`, 431, 1207],
  ])("%s", async (_name, raw, status, code) => {
    const answer = await sendRaw(raw);

    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(failureBody.strict().parse(JSON.parse(body)).error.code).toBe(code);
  });
});

async function sendRaw(raw: string): Promise<string> {
  const { hostname, port } = new URL(winnow.url);
  const connection = createConnection({ host: hostname, port: Number(port) });
  connection.end(raw);
  return text(connection);
}
