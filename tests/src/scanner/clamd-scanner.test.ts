import { randomBytes } from "node:crypto";
import { openClamdScanner } from "@winnow/server/platform/scanner/clamd-scanner.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  broken,
  clean,
  infected,
  type StandInScanner,
  startScanner,
  tooLarge,
} from "../support/stand-in-scanner.ts";

const file = Buffer.from("%PDF-1.7 of somebody invented");
let clamd: StandInScanner;
beforeAll(async () => {
  clamd = await startScanner();
});
afterAll(() => clamd.stop());
beforeEach(() => clamd.answerBy(() => clean));

const opened = (options = {}) => openClamdScanner({ host: "127.0.0.1", port: clamd.port }, options);
const troubleOf = (trouble: string) => ({
  failureName: "scannerUnavailable",
  retryAfterSeconds: 10,
  trouble,
});

test.each([
  ["clean", clean, { verdict: "clean" }],
  ["infected", infected, { verdict: "infected", signature: "Winnow.Test.Invented" }],
  [
    "infected, under a name that is no line of a log",
    `stream: A\nB\u001b[31m${"x".repeat(200)} FOUND\0`,
    { verdict: "infected", signature: `A?B?[31m${"x".repeat(112)}` },
  ],
  ["more than it takes", tooLarge, { verdict: "too large" }],
  ["infected, in pieces", ["str", "eam: A.B", " FOU", "ND", "\0"], { verdict: "infected", signature: "A.B" }],
])("a file is %s", async (_, said, outcome) => {
  clamd.answerBy(() => said);

  expect(await opened().scan(file)).toEqual(outcome);
});

test("a file of many chunks arrives as it is, and an empty one too", async () => {
  const large = randomBytes(300_000);
  clamd.scanned.length = 0;
  await opened().scan(large);
  await opened().scan(Buffer.alloc(0));

  expect(clamd.scanned.map((bytes) => bytes.equals(large))).toEqual([true, false]);
  expect(clamd.scanned[1]).toHaveLength(0);
});

test.each([
  ["says ERROR", broken, "answers with an error"],
  ["says nothing of use", "stream: ?\0", "answers with an error"],
  ["never ends its answer", "x".repeat(5_000), "answers with an error"],
  ["hangs up without an answer", "hang up", "hangs up"],
  ["hangs up in the middle of its answer", "stream: O", "hangs up"],
])("one that %s knows nothing of the file", async (_, said, trouble) => {
  clamd.answerBy(() => said);

  await expect(opened().scan(file)).rejects.toMatchObject(troubleOf(trouble));
  expect(await opened().check()).toBe(trouble);
});

test("one that stays silent is given up, and not waited for again until some time has passed", async () => {
  clamd.answerBy(() => "silence");
  clamd.scanned.length = 0;
  const patient = opened({ timeoutMs: 100, pauseMs: 60_000 });
  await expect(patient.scan(file)).rejects.toMatchObject(troubleOf("does not answer"));
  clamd.answerBy(() => clean);
  await expect(patient.scan(file)).rejects.toMatchObject(troubleOf("does not answer"));
  expect(clamd.scanned).toHaveLength(1);

  const impatient = opened({ timeoutMs: 100, pauseMs: 0 });
  clamd.answerBy(() => "silence");
  await expect(impatient.scan(file)).rejects.toMatchObject(troubleOf("does not answer"));
  clamd.answerBy(() => clean);
  expect(await impatient.scan(file)).toEqual({ verdict: "clean" });
});

test("nobody listens, at a port or a socket; whoever comes back is asked again at once", async () => {
  const scanner = opened();
  expect(await scanner.check()).toBeNull();
  await clamd.stop();
  expect(await scanner.check()).toBe("cannot be reached");
  await expect(scanner.scan(file)).rejects.toMatchObject(troubleOf("cannot be reached"));
  await clamd.start();
  expect(await scanner.scan(file)).toEqual({ verdict: "clean" });

  const nowhere = openClamdScanner({ path: "/nonexistent/clamd.ctl" });
  expect(await nowhere.check()).toBe("cannot be reached");
});
