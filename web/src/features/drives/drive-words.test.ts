import { describe, expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import {
  canDelete,
  deletionSentence,
  inviteHindrance,
  inviteLabel,
  progressWords,
  quoteSentence,
  sendingProgress,
} from "./drive-words.ts";

speak("en");
await loadWords("drives", "driveStates");

const none = { candidates: 0, invited: 0, not_sent: 0, being_sent: 0, begun: 0, completed: 0 };

describe("progressWords", () => {
  test("before anybody is invited the candidates are counted", () => {
    expect(progressWords(none)).toBe("No candidates");
    expect(progressWords({ ...none, candidates: 1 })).toBe("1 candidate");
  });

  test("afterwards it says who completed, began and was invited, and which mails did not go", () => {
    expect(
      progressWords({ candidates: 10, invited: 9, not_sent: 1, being_sent: 0, begun: 3, completed: 2 }),
    ).toBe("2 of 10 completed, 1\u00a0begun, 9\u00a0invited, 1\u00a0mail not sent");
    expect(progressWords({ ...none, candidates: 1, invited: 1, begun: 1, completed: 1 })).toBe(
      "1 of 1 completed, 1\u00a0invited",
    );
    expect(progressWords({ ...none, candidates: 3, invited: 3 })).toBe("0 of 3 completed, 3\u00a0invited");
  });
});

describe("deletionSentence", () => {
  test("names candidates, and the answers where there are any", () => {
    expect(deletionSentence([{ counts: none }])).toBe("It is removed for good.");
    expect(deletionSentence([{ counts: { ...none, candidates: 1, begun: 1, completed: 1 } }])).toBe(
      "It is removed for good, with its 1 candidate, and the answers and recordings of 1 interview.",
    );
  });

  test("adds several drives up", () => {
    const two = { counts: { ...none, candidates: 2 } };
    expect(deletionSentence([two, two])).toBe("They are removed for good, with their 4 candidates.");
  });
});

test("only a running drive cannot be deleted", () => {
  expect(
    (["Draft", "InProgress", "Completed", "Cancelled"] as const).filter((status) =>
      canDelete({ status, is_sample: false }),
    ),
  ).toEqual(["Draft", "Completed", "Cancelled"]);
});

test("the button that invites says how many, and what it costs", () => {
  expect(inviteLabel(undefined)).toBe("Invite candidates");
  expect(inviteLabel({ candidates: 0, quoted: 0 })).toBe("Invite candidates");
  expect(inviteLabel({ candidates: 1, quoted: 0 })).toBe("Invite 1 candidate · free");
  expect(inviteLabel({ candidates: 10, quoted: 10_000 })).toBe("Invite 10 candidates · 100.00 credits");
});

test("a quote says what inviting costs, and what is missing for it", () => {
  const quote = { candidates: 12, price: 1_000, quoted: 12_000, available: 12_000 };
  expect(quoteSentence(quote)).toBe("12 candidates × 10.00: 120.00 credits");
  expect(quoteSentence({ ...quote, available: 2_550 })).toBe(
    "12 candidates × 10.00: 120.00 credits. 94.50 are missing; those that are left pay for 2 candidates.",
  );
  expect(quoteSentence({ ...quote, price: 0, quoted: 0 })).toBe(
    "12 candidates, free of charge: 0.00 credits",
  );
});

test("while invitations are on their way it is said how many have left, and which could not", () => {
  const sent = (counts: Partial<typeof none>) =>
    sendingProgress({ status: "InProgress", counts: { ...none, candidates: 12, ...counts } });
  expect(sent({ invited: 3, being_sent: 7 })).toEqual({ percent: 30, words: "3 of 10 invitations sent" });
  expect(sent({ invited: 3, not_sent: 1, being_sent: 6 })).toEqual({
    percent: 40,
    words: "3 of 10 invitations sent, 1 could not be sent",
  });
  expect(sent({ invited: 9, not_sent: 1 })).toBeNull();
});

test("before inviting it asks for a question, a candidate and an end, one after the other", () => {
  const some = { questions_count: 1, counts: { ...none, candidates: 1 }, closes_at: 1 };
  expect(inviteHindrance({ ...some, questions_count: 0 })?.words).toContain("question");
  expect(inviteHindrance({ ...some, counts: none })).toMatchObject({ tab: "candidates" });
  expect(inviteHindrance({ ...some, closes_at: null })?.words).toContain("until when");
  expect(inviteHindrance(some)).toBeNull();
});
