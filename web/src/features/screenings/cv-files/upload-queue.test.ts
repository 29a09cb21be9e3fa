import { maximumFileBytes } from "@winnow/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import {
  afterUploadEvent,
  automaticTries,
  backoffMs,
  isRunning,
  linksPerRequest,
  nextUploadSteps,
  nextWakeMs,
  simultaneousSends,
  type Upload,
  type UploadEvent,
} from "./upload-queue.ts";

speak("en");
await loadWords("cvFiles");

const now = 1_000_000;

describe("files that are added", () => {
  test("links are asked for in batches, one request at a time", () => {
    const queue = queueOf(120);
    const steps = nextUploadSteps(queue, now);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ type: "askLinks" });
    const asked = steps[0]?.type === "askLinks" ? steps[0].keys : [];
    expect(asked).toHaveLength(linksPerRequest);
    expect(nextUploadSteps(after(queue, { type: "linksAsked", keys: asked }), now)).toEqual([]);
  });

  test("an empty file and one over the limit are refused before anything is sent", () => {
    const queue = after([], {
      type: "added",
      files: [
        { key: "a", fileId: "fa", name: "empty.pdf", sizeBytes: 0, type: "" },
        { key: "b", fileId: "fb", name: "large.pdf", sizeBytes: maximumFileBytes + 1, type: "" },
        { key: "c", fileId: "fc", name: "largest.pdf", sizeBytes: maximumFileBytes, type: "" },
      ],
    });
    expect(queue.map((upload) => upload.state)).toEqual(["refused", "refused", "waiting"]);
    expect(queue[0]?.reason).toBe("This file is empty.");
    expect(nextUploadSteps(queue, now)).toEqual([{ type: "askLinks", keys: ["c"] }]);
  });

  test("a file the server refuses is not sent, and its reason is kept", () => {
    const queue = after(queueOf(1), {
      type: "linksGiven",
      answers: [{ key: "0", fileId: "f0", link: null, reason: "This type is not supported." }],
    });
    expect(queue[0]).toMatchObject({ state: "refused", reason: "This type is not supported." });
    expect(nextUploadSteps(queue, now)).toEqual([]);
  });
});

describe("sending", () => {
  test("three files are sent at a time, the next when one is done", () => {
    let queue = linked(queueOf(5));
    const sends = nextUploadSteps(queue, now).filter((step) => step.type === "send");
    expect(sends).toHaveLength(simultaneousSends);
    for (const send of sends) queue = after(queue, { type: "sendStarted", key: send.key });
    expect(nextUploadSteps(queue, now)).toEqual([]);
    queue = after(queue, { type: "sendFinished", key: "1" });
    expect(nextUploadSteps(queue, now)).toEqual([
      { type: "confirm", keys: ["1"] },
      { type: "send", key: "3" },
    ]);
  });

  test("a lost connection is tried again later, with the same link and longer rests", () => {
    let queue = linked(queueOf(1));
    queue = after(queue, { type: "sendStarted", key: "0" });
    queue = after(queue, { type: "progressed", key: "0", sentBytes: 500 });
    queue = after(queue, { type: "sendFailed", cause: "connectionFailed", keys: ["0"], nowMs: now });
    expect(queue[0]).toMatchObject({ state: "ready", sentBytes: 0, restsUntilMs: now + 1_000 });
    expect(nextUploadSteps(queue, now)).toEqual([]);
    expect(nextWakeMs(queue, now)).toBe(now + 1_000);
    expect(nextUploadSteps(queue, now + 1_000)).toEqual([{ type: "send", key: "0" }]);
    expect([1, 2, 3, 4, 20].map(backoffMs)).toEqual([1_000, 2_000, 4_000, 8_000, 30_000]);
  });

  test("after the last automatic try the file is kept until a person retries", () => {
    let queue = linked(queueOf(1));
    for (let tries = 0; tries < automaticTries; tries++) {
      queue = after(queue, { type: "sendStarted", key: "0" });
      queue = after(queue, { type: "progressed", key: "0", sentBytes: 1_000 });
      queue = after(queue, { type: "sendFailed", cause: "connectionFailed", keys: ["0"], nowMs: now });
    }
    expect(queue[0]?.state).toBe("stalled");
    expect(queue[0]?.reason).toContain("kept here");
    expect(queue.some(isRunning)).toBe(false);
    expect(nextWakeMs(queue, now)).toBeNull();
    queue = after(queue, { type: "retried", keys: ["0"] });
    expect(nextUploadSteps(queue, now)).toEqual([{ type: "send", key: "0" }]);
  });

  test("a server without room is named as the reason, not the connection", () => {
    let queue = linked(queueOf(1));
    for (let tries = 0; tries < automaticTries; tries++) {
      queue = after(queue, { type: "sendFailed", cause: "storageFull", keys: ["0"], nowMs: now });
    }
    expect(queue[0]).toMatchObject({ state: "stalled", reason: expect.stringContaining("no room left") });
  });

  test("an expired link is replaced by a fresh one", () => {
    let queue = linked(queueOf(1));
    queue = after(queue, { type: "sendStarted", key: "0" });
    queue = after(queue, { type: "linkExpired", key: "0" });
    expect(queue[0]).toMatchObject({ state: "waiting", link: null });
    expect(nextUploadSteps(queue, now)).toEqual([{ type: "askLinks", keys: ["0"] }]);
  });

  test("a link that is never accepted does not go round for ever", () => {
    let queue = queueOf(1);
    for (let tries = 0; tries < automaticTries; tries++) {
      queue = after(linked(queue), { type: "sendStarted", key: "0" });
      queue = after(queue, { type: "linkExpired", key: "0" });
    }
    expect(queue[0]?.state).toBe("stalled");
  });
});

describe("a paused queue", () => {
  test("breaks off what is under way and sends nothing until it goes on", () => {
    let queue = linked(queueOf(5));
    queue = after(queue, { type: "sendStarted", key: "0" });
    queue = after(queue, { type: "progressed", key: "0", sentBytes: 500 });
    queue = after(queue, { type: "paused" });
    expect(queue[0]).toMatchObject({ state: "ready", sentBytes: 0 });
    expect(nextUploadSteps(queue, now, true)).toEqual([]);
    expect(nextUploadSteps(queue, now, false)).toHaveLength(simultaneousSends);
  });

  test("still tells the server of what is stored already", () => {
    const queue = after(linked(queueOf(2)), { type: "sendFinished", key: "0" });
    expect(nextUploadSteps(queue, now, true)).toEqual([{ type: "confirm", keys: ["0"] }]);
  });
});

describe("uploads of an earlier visit", () => {
  const earlier = { key: "a", fileId: "fa", name: "cv.pdf", sizeBytes: 1_000, type: "application/pdf" };

  test("one that the server was told of is asked for before it is sent again", () => {
    let queue = after([], { type: "restored", files: [{ ...earlier, isKept: true, isAnnounced: true }] });
    expect(nextUploadSteps(queue, now)).toEqual([{ type: "confirm", keys: ["a"] }]);
    queue = after(queue, { type: "confirmAsked", keys: ["a"] });
    queue = after(queue, { type: "sendFailed", cause: "connectionFailed", keys: ["a"], nowMs: now });
    expect(nextUploadSteps(queue, now + 1_000)).toEqual([{ type: "confirm", keys: ["a"] }]);
    queue = after(queue, { type: "confirmed", answers: [{ key: "a", hasArrived: false, reason: null }] });
    expect(nextUploadSteps(queue, now + 1_000)).toEqual([{ type: "askLinks", keys: ["a"] }]);
  });

  test("one whose bytes were kept and that nobody knows of goes on by itself", () => {
    const queue = after([], { type: "restored", files: [{ ...earlier, isKept: true, isAnnounced: false }] });
    expect(nextUploadSteps(queue, now)).toEqual([{ type: "askLinks", keys: ["a"] }]);
  });

  test("one whose bytes are gone waits for a person, and goes on under the same id when it is found", () => {
    let queue = after([], { type: "restored", files: [{ ...earlier, isKept: false, isAnnounced: true }] });
    queue = after(queue, { type: "confirmAsked", keys: ["a"] });
    queue = after(queue, { type: "confirmed", answers: [{ key: "a", hasArrived: false, reason: null }] });
    expect(queue[0]?.state).toBe("lost");
    expect(queue.some(isRunning)).toBe(false);
    queue = after(queue, { type: "found", keys: ["a"] });
    expect(queue[0]).toMatchObject({ state: "waiting", fileId: "fa", reason: null });
    expect(nextUploadSteps(queue, now)).toEqual([{ type: "askLinks", keys: ["a"] }]);
  });
});

describe("confirming", () => {
  test("a file that is stored but whose confirmation failed is only confirmed again", () => {
    let queue = after(linked(queueOf(1)), { type: "sendFinished", key: "0" });
    queue = after(queue, { type: "confirmAsked", keys: ["0"] });
    expect(nextUploadSteps(queue, now)).toEqual([]);
    queue = after(queue, { type: "sendFailed", cause: "connectionFailed", keys: ["0"], nowMs: now });
    expect(nextUploadSteps(queue, now + 1_000)).toEqual([{ type: "confirm", keys: ["0"] }]);
  });

  test("a stalled confirmation is confirmed, not sent, when a person retries", () => {
    let queue = after(linked(queueOf(1)), { type: "sendFinished", key: "0" });
    for (let tries = 0; tries < automaticTries; tries++) {
      queue = after(queue, { type: "sendFailed", cause: "connectionFailed", keys: ["0"], nowMs: now });
    }
    expect(queue[0]?.state).toBe("stalled");
    queue = after(queue, { type: "retried", keys: ["0"] });
    expect(nextUploadSteps(queue, now)).toEqual([{ type: "confirm", keys: ["0"] }]);
  });

  test("a file that did not arrive after all is sent again", () => {
    let queue = after(linked(queueOf(2)), { type: "sendFinished", key: "0" });
    queue = after(queue, { type: "sendFinished", key: "1" });
    queue = after(queue, {
      type: "confirmed",
      answers: [
        { key: "0", hasArrived: true, reason: null },
        { key: "1", hasArrived: false, reason: null },
      ],
    });
    expect(queue.map((upload) => upload.state)).toEqual(["arrived", "waiting"]);
  });
});

test("an answer about a file that was cancelled in the meantime changes nothing", () => {
  let queue = linked(queueOf(2));
  queue = after(queue, { type: "dropped", keys: ["0"] });
  queue = after(queue, { type: "sendFinished", key: "0" });
  expect(queue.map((upload) => [upload.key, upload.state])).toEqual([["1", "ready"]]);
});

function queueOf(count: number): Upload[] {
  const files = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    fileId: `f${index}`,
    name: `cv-${index}.pdf`,
    sizeBytes: 1_000,
    type: "application/pdf",
  }));
  return after([], { type: "added", files });
}

function linked(queue: readonly Upload[]): Upload[] {
  return after(queue, {
    type: "linksGiven",
    answers: queue.map(({ key }) => ({
      key,
      fileId: `f${key}`,
      link: { url: `https://store.test/${key}`, method: "PUT", headers: {} },
      reason: null,
    })),
  });
}

function after(queue: readonly Upload[], event: UploadEvent): Upload[] {
  return afterUploadEvent(queue, event);
}
