import { failures } from "@winnow/contract/failures.ts";
import { fieldMessages } from "@winnow/contract/field-messages.ts";
import { expect, test } from "vitest";
import german from "./de/failures.ts";
import english from "./en/failures.ts";
import { sayFailure, sayField } from "./say-failure.ts";

test("a failure is said in the page's language by its code", () => {
  expect(sayFailure(german, failures.jobFormFull)).toBe(german.byName.jobFormFull);
  expect(sayFailure(english, failures.jobFormFull)).toBe(failures.jobFormFull.message);
});

test("a failure with a sentence of its own is said by that sentence", () => {
  const { code } = failures.cvUnreadable;
  expect(sayFailure(german, { code, message: "This file is empty." })).toBe(german.files.empty);
  expect(sayFailure(german, { code: failures.inputInvalid.code, message: fieldMessages.email })).toBe(
    german.fields.email,
  );
});

test("what is said of a field is said in the page's language, with its number", () => {
  expect(sayField(german, fieldMessages.unanswered)).toBe("Bitte beantworten Sie diese Frage.");
  expect(sayField(german, "Please keep this to 5,000 characters.")).toBe(
    "Bitte schreiben Sie höchstens 5.000 Zeichen.",
  );
});

test("what nobody has put into words stays as the server says it", () => {
  expect(sayFailure(german, failures.batchNotFound)).toBe("There is nothing to undo.");
  expect(sayField(german, "Too big")).toBe("Too big");
});
