import type { AnswerRecording } from "@winnow/contract/answers.ts";
import { expect, test } from "vitest";
import type { KeptRecording } from "./kept-recording.ts";
import { missingRecordings } from "./missing-recordings.ts";
import { takeSoFar } from "./take-so-far.ts";

function kept(changes: Partial<KeptRecording>): KeptRecording {
  return {
    id: "a",
    token: "t",
    questionId: "q",
    kind: "audio",
    take: 1,
    mediaType: "audio/webm",
    pageId: "p",
    partsCount: 2,
    recordedMs: 7_000,
    isEnded: true,
    isEndTold: true,
    isLost: false,
    ...changes,
  };
}

function known(changes: Partial<AnswerRecording>): AnswerRecording {
  return {
    id: "a",
    kind: "audio",
    take: 1,
    state: "ended",
    parts: [0, 1],
    parts_count: 2,
    duration_ms: null,
    ...changes,
  };
}

test("the take that counts is as long as its recordings of this browser", () => {
  const recordings = [
    kept({}),
    kept({ id: "b", recordedMs: 3_000 }),
    kept({ id: "of another take", take: 2 }),
    kept({ id: "of another question", questionId: "r" }),
  ];
  const { recordedMs, isElsewhere, isEmpty } = takeSoFar(
    { id: "q", take: 1, recordings: [known({})] },
    recordings,
  );
  expect([recordedMs, isElsewhere, isEmpty]).toEqual([10_000, false, false]);
});

test("what another device recorded counts, and one without any part does not", () => {
  const of = (recordings: AnswerRecording[]) => takeSoFar({ id: "q", take: 1, recordings }, []);
  expect(of([known({ id: "b" })])).toMatchObject({ isElsewhere: true, isEmpty: false });
  expect(of([known({ id: "b", parts: [] })])).toMatchObject({ isElsewhere: false, isEmpty: true });
});

test("missing is what neither the server has nor this browser brings", () => {
  const of = (recording: Partial<AnswerRecording>, recordings: KeptRecording[] = []) => {
    const question = { number: 3, recordings: [known(recording)] };
    // Nothing else of a question is read.
    const questions = [question] as unknown as Parameters<typeof missingRecordings>[0]["questions"];
    return missingRecordings({ questions }, recordings);
  };
  expect(of({})).toEqual([]);
  expect(of({ state: "ready", parts: [] })).toEqual([]);
  expect(of({ state: "recording", parts_count: null })).toEqual([3]);
  expect(of({ parts: [1] })).toEqual([3]);
  expect(of({ parts: [1] }, [kept({})])).toEqual([]);
  expect(of({ parts: [1] }, [kept({ isLost: true })])).toEqual([3]);
});
