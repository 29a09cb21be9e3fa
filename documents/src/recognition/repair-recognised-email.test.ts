import { expect, it } from "vitest";
import { repairRecognisedEmail } from "./repair-recognised-email.ts";

const names = new Set(["bruno", "silva", "patel", "kowal"]);

it("reads a 1 after a name that stands on the page, also when it was taken for two letters", () => {
  expect(repairRecognisedEmail("bruno.silval@example.org", names)).toBe("bruno.silva1@example.org");
  expect(repairRecognisedEmail("lars.patell1@example.org", names)).toBe("lars.patel1@example.org");
  expect(repairRecognisedEmail("silval2@example.org", names)).toBe("silva12@example.org");
});

it("leaves every other address and word alone", () => {
  const words = ["bruno.silva@example.org", "kowall@kowall.example", "ann.miel@example.org", "silval", "@l"];
  expect(words.map((word) => repairRecognisedEmail(word, new Set([...names, "kowall"])))).toEqual(words);
});
