import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test("no line of German ends within E-Mail, wherever the word stands, and other hyphens and languages stay as they are", () => {
  const words = { title: "E-Mails", of: ({ name }: { name: string }) => `CV-Screening: E-Mail an ${name}` };

  const german = unbroken(words, "de");

  expect(german.title).toBe("E-\u2060Mails");
  expect(german.of({ name: "Ana" })).toBe("CV-Screening: E-\u2060Mail an Ana");
  expect(unbroken(words, "en")).toBe(words);
});
