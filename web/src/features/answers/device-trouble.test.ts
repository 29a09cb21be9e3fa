import { expect, test } from "vitest";
import { deviceTrouble } from "./device-trouble.ts";

test.each([
  ["NotAllowedError", "This page may not use your camera or microphone."],
  ["NotFoundError", "No camera or microphone was found."],
  ["NotReadableError", "Your camera or microphone is taken by another program."],
  ["SomethingElse", "This browser cannot record video on this page."],
])("%s is told as “%s”", (name, what) => {
  const error = Object.assign(new Error(), { name });
  expect(deviceTrouble(error, "video").what).toBe(what);
  expect(deviceTrouble(error, "video").remedy).not.toBe("");
});
