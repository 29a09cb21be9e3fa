import { expect, test } from "vitest";
import { namesReason, personalText, rejectionText } from "./rejection-text.ts";

const nothing = { withReason: null, withoutReason: null };
const usual = { kind: "rejected", text: null, usual: "Bye", usual_with_reason: "Bye\n\n{{reason}}" } as const;
const own = { ...usual, text: "Dear {{name}}\n\nWhy: {{ reason }}\n\nBye" };

test("the text follows whether the reason is told, and what is typed stays with its own", () => {
  expect(rejectionText({ stored: usual, typed: nothing, givesReason: false })).toBe("Bye");
  expect(rejectionText({ stored: usual, typed: nothing, givesReason: true })).toBe("Bye\n\n{{reason}}");
  expect(rejectionText({ stored: own, typed: nothing, givesReason: false })).toBe("Dear {{name}}\n\nBye");
  expect(rejectionText({ stored: own, typed: nothing, givesReason: true })).toBe(own.text);
  const typed = { withReason: "So: {{reason}}", withoutReason: "So" };
  expect(rejectionText({ stored: own, typed, givesReason: true })).toBe("So: {{reason}}");
  expect(rejectionText({ stored: own, typed, givesReason: false })).toBe("So");
});

test("a text tells the reason or does not, asked as often as one likes", () => {
  expect([own.text, own.text, "Bye"].map(namesReason)).toEqual([true, true, false]);
});

test("one person's text has that person's name and reason, as they are", () => {
  const mail = { text: own.text, plain: "Bye {{name}}" };
  expect(personalText(mail, { name: "Ada $& {{title}}", reason: "Other line of work" })).toBe(
    "Dear Ada $& title\n\nWhy: Other line of work\n\nBye",
  );
  expect(personalText(mail, { name: "", reason: null })).toBe("Bye {{name}}");
});
