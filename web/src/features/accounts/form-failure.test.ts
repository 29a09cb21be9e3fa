import { expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { formFailure } from "./form-failure.ts";

function refused(failure: {
  status: number;
  code: number | null;
  message: string;
  fields?: Record<string, string>;
}) {
  return new ApiError({ ...failure, reference: "aaaaa-bbbbb-ccccc-ddddd" });
}

test("a reason that only repeats the headline is left out", () => {
  const error = refused({ status: 401, code: 1101, message: "Invalid credentials" });
  expect(formFailure(error, "Invalid credentials", ["email"]).reason).toBeNull();
});

test("a reason that adds something stands beneath the headline", () => {
  const error = refused({ status: 429, code: 1203, message: "Too many tries." });
  expect(formFailure(error, "Error during signup", ["email"])).toEqual({
    code: 1203,
    headline: "Error during signup",
    reason: "Too many tries.",
    fields: [],
  });
});

test("an answer without a body says nothing but the headline", () => {
  const error = refused({ status: 500, code: null, message: "Error during fetching" });
  expect(formFailure(error, "Error during signup", []).reason).toBeNull();
});

test("a server that cannot be reached is named as the reason", () => {
  const error = refused({ status: 0, code: null, message: "Winnow cannot be reached just now." });
  expect(formFailure(error, "Error during signup", []).reason).toBe("Winnow cannot be reached just now.");
});

test("faults go to the inputs of the form, others beneath the headline", () => {
  const fields = { password: "This password is too common.", token: "This link is broken." };
  const error = refused({ status: 400, code: 1201, message: "Please check what you entered.", fields });
  const failure = formFailure(error, "Error during reset password", ["password"]);
  expect(failure.fields).toEqual([{ name: "password", message: "This password is too common." }]);
  expect(failure.reason).toBe("Please check what you entered. This link is broken.");
});

test("what stands at an input is not said above the form as well", () => {
  const message = "This password is too common.";
  const error = refused({ status: 400, code: 1201, message, fields: { password: message } });
  expect(formFailure(error, "Error during signup", ["password"])).toEqual({
    code: 1201,
    headline: "Error during signup",
    reason: null,
    fields: [{ name: "password", message }],
  });
});
