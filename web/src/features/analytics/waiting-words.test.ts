import type { Waiting } from "@winnow/contract/analytics.ts";
import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { waitingLines } from "./waiting-words.ts";

speak("en");
await loadWords("dashboard");

const place = { of: "screening" as const, id: "s1", title: "Ward nurse", count: 26, due_at: null };

test("a line says where, what, and leads to what is left to do there", () => {
  const waiting: Waiting[] = [{ kind: "results_to_decide", count: 26, places_count: 1, places: [place] }];

  expect(waitingLines(waiting)).toEqual([
    {
      key: "results_to_decide s1",
      title: "Ward nurse",
      words: "26 results to decide",
      deadline: null,
      action: "Decide",
      path: "/admin/screening-result/s1?decision=undecided",
    },
  ]);
});

test("a request says by when it has to be answered", () => {
  const due = Date.UTC(2026, 11, 3, 12) / 1_000;
  const [line] = waitingLines([
    {
      kind: "applicant_requests",
      count: 1,
      places_count: 1,
      places: [{ ...place, count: 1, due_at: due }],
    },
  ]);

  expect(line).toMatchObject({ words: "1 request of an applicant", deadline: "Answer by Dec 3, 2026" });
});

test("mails lead to whom they were for, in a drive as in a screening", () => {
  const mails = (of: "screening" | "drive"): Waiting[] => [
    { kind: "mails_not_sent", count: 2, places_count: 1, places: [{ ...place, of, count: 2 }] },
  ];

  expect(waitingLines(mails("drive"))[0]?.path).toBe("/admin/drive/s1?tab=candidates&email_status=NOT_SENT");
  expect(waitingLines(mails("screening"))[0]?.path).toBe("/admin/screening-result/s1?decision=reject");
});

test("places that are not named are counted in a line of their own", () => {
  const lines = waitingLines([
    {
      kind: "screenings_to_start",
      count: 40,
      places_count: 7,
      places: [place, { ...place, id: "s2", count: 4 }],
    },
  ]);

  expect(lines.map(({ words }) => words)).toEqual([
    "26 CVs ready to be screened",
    "4 CVs ready to be screened",
    "10 CVs ready to be screened in 5 more screenings",
  ]);
  expect(lines.at(-1)).toMatchObject({ title: null, action: "Show all", path: "/admin/screening" });
});
