import { expect, test } from "vitest";
import { loggedError } from "./logged-error.ts";

const errorWith = (message: string, properties: object) => Object.assign(new Error(message), properties);

test("what an error quotes of people is left out, and what it is about stays", () => {
  const unique = errorWith('duplicate key value violates unique constraint "accounts_email"', {
    code: "23505",
    constraint: "accounts_email",
    detail: "Key (email)=(mara.lind@example.com) already exists.",
  });
  const value = errorWith('invalid input syntax for type uuid: "Mara Lind, Oslo"', { code: "22P02" });
  const mail = errorWith("550 <mara.lind@example.com> no such user", {
    responseCode: 550,
    rejected: ["mara.lind@example.com"],
  });

  const logged = [unique, value, new Error("It failed.", { cause: mail })].map(loggedError);

  expect(JSON.stringify(logged)).not.toMatch(/mara|lind/i);
  expect(logged).toMatchObject([
    { message: unique.message, code: "23505", constraint: "accounts_email" },
    { message: 'invalid input syntax for type uuid: "…"', code: "22P02" },
    { message: "It failed.", cause: { message: "550 <…> no such user", responseCode: 550 } },
  ]);
});

test("of JSON that cannot be read nothing is quoted", () => {
  let caught: unknown;
  try {
    JSON.parse("Mara Lind");
  } catch (error) {
    caught = error;
  }

  expect(JSON.stringify(loggedError(caught))).not.toContain("Lind");
});

test("where an error came from is told, packages with a scope included", () => {
  const error = errorWith("broken", {
    stack: "Error: broken\n at /srv/node_modules/@aws-sdk/client-s3/a.js",
  });

  expect(loggedError(error)).toMatchObject({ stack: error.stack });
});
