import type { Screening } from "@winnow/contract/screenings.ts";
import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { bulkConsequence, bulkLabel, bulkResult, fitFor } from "./bulk-labels.ts";

speak("en");
await loadWords("lists", "screenings");

function screening(given: Partial<Omit<Screening, "counts">> & { counts?: Partial<Screening["counts"]> }) {
  const none = { uploaded: 0, checking: 0, ready: 0, waiting: 0, screened: 0, failed: 0, duplicates: 0 };
  return {
    id: "s",
    title: "Cook",
    mode: "simple",
    visibility: "internal",
    status: "Pending",
    is_sample: false,
    jd_state: "read",
    requirements_count: 3,
    progress: null,
    waits_for_credits: false,
    is_on_hold: false,
    is_blind: false,
    top_score: null,
    created_at: 0,
    started_at: null,
    completed_at: null,
    ...given,
    counts: { ...none, ...given.counts },
  } satisfies Screening;
}

const ready = screening({ counts: { uploaded: 4, ready: 4 } });
const running = screening({ status: "InProgress" });
const finished = screening({ status: "Completed", counts: { uploaded: 38, screened: 36, failed: 2 } });

test("each act takes those of the selected that it is possible with", () => {
  const all = [ready, running, finished];
  expect(fitFor("start", all)).toEqual([ready]);
  expect(fitFor("stop", all)).toEqual([running]);
  expect(fitFor("delete", all)).toEqual([ready, finished]);
});

test("the button names the act, how many, and the cost of a start", () => {
  expect(bulkLabel("start", 3, 4_000)).toBe("Start 3 screenings · 40.00 credits");
  expect(bulkLabel("start", 3, null)).toBe("Start 3 screenings");
  expect(bulkLabel("delete", 1, null)).toBe("Delete 1 screening");
});

test("a deletion names all that goes with it", () => {
  expect(bulkConsequence("delete", [ready, finished])).toBe(
    "They are removed for good, with 42 CVs and 36 results.",
  );
  expect(bulkConsequence("delete", [finished])).toBe("It is removed for good, with 38 CVs and 36 results.");
});

test("the result says how many went well and how many did not", () => {
  const fine = { screening: ready, failure: null };
  expect(bulkResult("delete", [fine, fine])).toBe("2 screenings are deleted.");
  expect(bulkResult("start", [fine, { screening: running, failure: "CV not uploaded" }])).toBe(
    "1 screening is started, 1 could not be.",
  );
});
