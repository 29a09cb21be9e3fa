import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { requirementsLockReason } from "./requirements-lock.ts";

speak("en");
await loadWords("screeningSetup");

const counts = { uploaded: 3, checking: 0, ready: 0, waiting: 0, screened: 0, failed: 0, duplicates: 0 };

test("requirements can change before the first CV is screened", () => {
  expect(requirementsLockReason({ is_locked: false }, { status: "Pending", counts })).toBeNull();
});

test("a screening that has just started says that stopping it helps", () => {
  expect(requirementsLockReason({ is_locked: true }, { status: "InProgress", counts })).toContain("Stop it");
});

test("once a CV is screened the requirements stay, running or not", () => {
  for (const status of ["InProgress", "Pending", "Completed"] as const) {
    const reason = requirementsLockReason(
      { is_locked: true },
      { status, counts: { ...counts, screened: 1 } },
    );
    expect(reason).toContain("can no longer change");
  }
});
