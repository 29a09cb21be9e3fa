import { expect, test } from "vitest";
import { literalQuotations } from "./literal-quotations.ts";

const text = "Led the office of\nfive ﬂoors in Zürich, and the café";

test("quotations in other blanks and forms of letters stand in a text, each once", () => {
  const standing = ["the office of five", "the oﬃce of\t five", "floors in Zu\u0308rich", "the café"];
  expect(literalQuotations(text, [...standing, ...standing])).toEqual(standing);
});

test("other words, parts of words, other cases and no words do not", () => {
  const others = ["the office of six", "floors in Zür", "led the office", "", " \n"];
  expect(literalQuotations(text, others)).toEqual([]);
});
