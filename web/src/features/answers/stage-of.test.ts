import type { CandidateInterview, InterviewQuestion } from "@winnow/contract/answers.ts";
import { describe, expect, test } from "vitest";
import { stageOf } from "./stage-of.ts";

function question(state: InterviewQuestion["state"], number: number): InterviewQuestion {
  return {
    id: `question ${number}`,
    number,
    text: null,
    answer_kinds: ["text"],
    preparation_seconds: 30,
    answer_seconds: 60,
    retakes: 0,
    state,
    kind: null,
    take: 0,
    preparation_ends_at: null,
    answer_ends_at: null,
    answer_text: "",
    text_version: 0,
    recordings: [],
  };
}

function interview(changes: Partial<CandidateInterview> = {}): CandidateInterview {
  return {
    phase: "open",
    title: "Ward nurse",
    recruiter: "Mara Ruiz",
    name: "Ada Koch",
    status: "Started",
    outcome: "none",
    opens_at: 0,
    closes_at: 1,
    time_zone: "UTC",
    now: 0,
    consent: { version: "1", given_at: 0 },
    alternative_form: null,
    extra_time_percent: 0,
    extra_time_granted: 0,
    requests: [],
    questions: [question("given", 1), question("waiting", 2), question("waiting", 3)],
    is_here: true,
    is_elsewhere: false,
    notice_version: "1",
    transcribed_by: null,
    read_by: null,
    ...changes,
  };
}

describe("the page shows", () => {
  test.each(["not_open_yet", "completed", "withdrawn", "closed", "cancelled"] as const)(
    "how an interview that is %s stands, wherever it is open",
    (phase) => {
      expect(stageOf(interview({ phase, consent: null }), true)).toEqual({ name: "over", phase });
    },
  );

  test("the welcome before consent, also while another page is open on it", () => {
    const before = interview({ consent: null, is_here: false, is_elsewhere: true });
    expect(stageOf(before, false)).toEqual({ name: "welcome" });
  });

  test("that another page goes on, as soon as a call says so", () => {
    expect(stageOf(interview({ is_here: false, is_elsewhere: true }), false).name).toBe("elsewhere");
    expect(stageOf(interview(), true).name).toBe("elsewhere");
  });

  test.each([
    ["waiting", "pause"],
    ["preparing", "preparing"],
    ["answering", "answering"],
  ] as const)("the first question that is not given: %s as %s", (state, name) => {
    const questions = [question("given", 1), question(state, 2), question("waiting", 3)];
    expect(stageOf(interview({ questions }), false)).toEqual({ name, question: questions[1] });
  });

  test("the end once all are given", () => {
    expect(stageOf(interview({ questions: [question("given", 1)] }), false)).toEqual({ name: "finish" });
  });
});
