import { expect, test } from "vitest";
import { isHeld } from "./use-saved-text.ts";

test("what is typed is held once it is what is stored", () => {
  expect(isHeld({ typed: "A", stored: "A", sent: null, isUnanswered: false })).toBe(true);
  expect(isHeld({ typed: "AB", stored: "A", sent: null, isUnanswered: false })).toBe(false);
  const sent = { text: "AB", over: "A" };
  expect(isHeld({ typed: "AB", stored: "A", sent, isUnanswered: true })).toBe(false);
  // Also where it is shown as stored before it is answered.
  expect(isHeld({ typed: "AB", stored: "AB", sent, isUnanswered: true })).toBe(true);
});

test("what is typed back to what is stored is not held while another text is on its way, or was", () => {
  const back = { typed: "A", stored: "A", sent: { text: "AB", over: "A" } };
  expect(isHeld({ ...back, isUnanswered: true })).toBe(false);
  expect(isHeld({ ...back, isUnanswered: false })).toBe(false);
  // Sent as well, behind the other one.
  const sentBack = { ...back, sent: { text: "A", over: "A" } };
  expect(isHeld({ ...sentBack, isUnanswered: true })).toBe(false);
  expect(isHeld({ ...sentBack, isUnanswered: false })).toBe(true);
});
