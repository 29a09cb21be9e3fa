import { expect, test } from "vitest";
import { deviceTrouble } from "./device-trouble.ts";

test.each([
  ["NotAllowedError", "notAllowed"],
  ["NotFoundError", "notFound"],
  ["NotReadableError", "taken"],
  ["SomethingElse", "cannotRecord"],
])("%s is told as “%s”", (name, trouble) => {
  const error = Object.assign(new Error(), { name });
  expect(deviceTrouble(error, "video")).toEqual({ name: trouble, kind: "video" });
});
