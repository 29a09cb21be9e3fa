import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { buildHttpServer } from "./build-http-server.ts";

const ofProxy = "7f3b1c5e90aa4d21";

let lines: Record<string, unknown>[];
let app: Awaited<ReturnType<typeof buildHttpServer>>;
beforeEach(async () => {
  lines = [];
  const logDestination = new PassThrough();
  logDestination.on("data", (line: Buffer) => lines.push(JSON.parse(line.toString())));
  app = await buildHttpServer({
    logLevel: "info",
    publicUrl: "http://127.0.0.1",
    trustedProxies: null,
    logDestination,
  });
  const log = createLog("info", logDestination);
  app.post("/written", async () => {
    log.info({}, "written outside of the call's own logger");
    throw new Error("Nothing is delivered to mara.lind@example.com.");
  });
});
afterEach(() => app.close());

const send = (headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: "/written", headers, payload: { name: "Mara Lind" } });

test("each line of a call has its id, and that of a proxy, which both come back; none quotes an address", async () => {
  const { headers } = await send({ "x-request-id": ofProxy });

  expect(headers).toMatchObject({ "x-request-id": ofProxy });
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines) {
    expect(line).toMatchObject({ globalContextId: headers.globalcontextid, requestId: ofProxy });
  }
  expect(JSON.stringify(lines)).not.toMatch(/@example|Mara/);
});

test.each([
  ["none", undefined],
  ["too short", "7f3b"],
  ["an address", "mara.lind@example.com"],
  ["several lines", "7f3b1c5e\\n90aa4d21"],
])("what is no id of a proxy is left out: %s", async (_what, given) => {
  const { headers } = await send(given === undefined ? {} : { "x-request-id": given });

  expect(headers["x-request-id"]).toBeUndefined();
  for (const line of lines) {
    expect(line).toMatchObject({ globalContextId: headers.globalcontextid });
    expect(line).not.toHaveProperty("requestId");
  }
});
