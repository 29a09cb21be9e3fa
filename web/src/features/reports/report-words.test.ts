import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { isInTheMaking, standingOf } from "./report-state.ts";
import { answerWords, meanScore, pointsLabel, stateLabel, unmarkedWords } from "./report-words.ts";

speak("en");
await loadWords("labels", "reports");

const answer = {
  kind: "text",
  text: "",
  take: 1,
  recordings: [],
  begun_at: null,
  given_at: null,
  late_seconds: 0,
} as const;

test("halves are said, and one point is one point", () => {
  expect(pointsLabel({ made: 7.5, of: 12 })).toBe("7.5 of 12 points");
  expect(pointsLabel({ made: 0, of: 1 })).toBe("0 of 1 point");
});

test("the mean of the own scores leaves out what was not scored", () => {
  const score = (given: number | null) => ({ question_id: "", score: given, comment: "" });

  expect(meanScore({ scores: [score(4), score(null), score(5)] })).toBe(4.5);
  expect(meanScore({ scores: [score(null)] })).toBeNull();
});

test("how an interview ended goes before how far it came", () => {
  expect(stateLabel({ status: "Started", outcome: "none" })).toBe("Begun");
  expect(stateLabel({ status: "Started", outcome: "withdrawn" })).toBe("Withdrawn");
  expect(standingOf({ status: "Started", outcome: "withdrawn" })).toBe("unfinished");
  expect(standingOf({ status: "NotAttended", outcome: "closed" })).toBe("never begun");
});

test("a later take and a late end are said of an answer", () => {
  expect(answerWords({ ...answer, recordings: [] })).toBe("Text");
  expect(answerWords({ ...answer, kind: "audio", take: 2, recordings: [] })).toBe("Audio, 2nd take");
  expect(answerWords({ ...answer, take: 11, late_seconds: 61, recordings: [] })).toBe(
    "Text, 11th take, the last of it came 2 minutes late",
  );
});

test("points that are not marked yet wait for the interview or for the engine", () => {
  expect(unmarkedWords("being marked", { isGoingOn: true })).toContain("once the interview is over");
  expect(unmarkedWords("being marked", { isGoingOn: false })).toContain("being looked for");
  expect(unmarkedWords("being transcribed", { isGoingOn: true })).toContain("once the interview is over");
  expect(unmarkedWords("being transcribed", { isGoingOn: false })).toContain("is being put into text");
  expect(unmarkedWords(null, { isGoingOn: false })).toBeNull();
});

test("a report is in the making while a recording of an interview that is over is made playable", () => {
  const recording = {
    id: "",
    kind: "audio",
    take: 1,
    failure: null,
    media_type: "",
    duration_ms: null,
    transcript: null,
  } as const;
  const report = (state: "ended" | "ready", status: "Started" | "COMPLETED") => ({
    interview: { status, outcome: "none" as const },
    questions: [
      {
        unmarked: "no transcript" as const,
        answer: { ...answer, recordings: [{ ...recording, state }] },
      },
    ],
  });

  expect(isInTheMaking(report("ended", "COMPLETED"))).toBe(true);
  expect(isInTheMaking(report("ready", "COMPLETED"))).toBe(false);
  expect(isInTheMaking(report("ended", "Started"))).toBe(false);
});

test("a report is in the making while something that was said is put into text", () => {
  const transcript = { state: "waiting" as const, failure: null, made_by: null, segments: [] };
  const recording = {
    id: "",
    kind: "audio",
    take: 1,
    failure: null,
    media_type: "",
    duration_ms: null,
  } as const;
  const report = (unmarked: "being transcribed" | null, waits: boolean) => ({
    interview: { status: "COMPLETED" as const, outcome: "none" as const },
    questions: [
      {
        unmarked,
        answer: {
          ...answer,
          recordings: [{ ...recording, state: "ready" as const, transcript: waits ? transcript : null }],
        },
      },
    ],
  });

  expect(isInTheMaking(report("being transcribed", false))).toBe(true);
  expect(isInTheMaking(report(null, true))).toBe(true);
  expect(isInTheMaking(report(null, false))).toBe(false);
});
