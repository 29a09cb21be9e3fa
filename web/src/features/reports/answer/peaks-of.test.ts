import { expect, test } from "vitest";
import { peaksOf } from "./peaks-of.ts";

test("each value is the loudest of its share, against the loudest of all", () => {
  expect(peaksOf(Float32Array.of(0, 0.25, -0.5, 0.1, 0, 0), 3)).toEqual([0.5, 1, 0]);
});

test("more values than samples leave silence between them", () => {
  expect(peaksOf(Float32Array.of(0.5, -0.5), 4)).toEqual([0, 1, 0, 1]);
});

test.each([
  ["nothing", Float32Array.of()],
  ["the noise of a microphone", Float32Array.of(0.0005, -0.0004)],
])("%s is silence", (_, samples) => {
  expect(peaksOf(samples, 2)).toEqual([0, 0]);
});
