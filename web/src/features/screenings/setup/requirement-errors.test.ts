import { expect, test } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { requirementMessage } from "./requirement-errors.ts";

speak("en");
await loadWords("screeningSetup");

test("a refusal is shown with the reason that the server gives for the row", () => {
  expect(requirementMessage(refusal({ "requirements.2.text": "It asks for an age." }))).toBe(
    "This criterion cannot be used. It asks for an age.",
  );
});

test("a reason that only repeats the refusal is not said twice", () => {
  expect(requirementMessage(refusal({ "requirements.2": "This criterion cannot be used." }))).toBe(
    "This criterion cannot be used.",
  );
  expect(requirementMessage(refusal({}))).toBe("This criterion cannot be used.");
});

test("anything unexpected is said plainly", () => {
  expect(requirementMessage(new Error("x is undefined"))).toBe("This could not be saved. Please try again.");
});

function refusal(fields: Record<string, string>): ApiError {
  return new ApiError({
    status: 400,
    code: 1307,
    message: "This criterion cannot be used.",
    fields,
    reference: "r",
  });
}
