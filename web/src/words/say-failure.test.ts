import { failures } from "@winnow/contract/failures.ts";
import { fieldMessages } from "@winnow/contract/field-messages.ts";
import { expect, test } from "vitest";
import german from "./de/failures.ts";
import english from "./en/failures.ts";

test("a failure is said in the page's language by its code", () => {
  expect(german.say(failures.applicationWithdrawn)).toBe("Sie haben diese Bewerbung zurückgezogen.");
  expect(english.say(failures.applicationWithdrawn)).toBe(failures.applicationWithdrawn.message);
});

test("a failure with a sentence of its own is said by that sentence", () => {
  const { code } = failures.cvUnreadable;
  expect(german.say({ code, message: "This file is empty." })).toBe("Diese Datei ist leer.");
});

test("what is said of a field is said in the page's language, with its number", () => {
  expect(german.sayField({ message: fieldMessages.unanswered })).toBe("Bitte beantworten Sie diese Frage.");
  expect(german.sayField({ message: "Please keep this to 5,000 characters." })).toBe(
    "Bitte schreiben Sie höchstens 5.000 Zeichen.",
  );
});

test("what nobody has put into words stays as the server says it", () => {
  expect(german.say(failures.batchNotFound)).toBe("There is nothing to undo.");
  expect(german.sayField({ message: "Too big" })).toBe("Too big");
});
