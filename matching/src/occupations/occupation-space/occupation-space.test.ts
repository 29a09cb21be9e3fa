import { expect, it } from "vitest";
import { beyond, likeness, occupations, occupationVector } from "./occupation-space.ts";

function alike(one: string, other: string): number {
  return likeness(occupationVector(one), occupationVector(other));
}

it.each([
  ["Registered Nurse", "Staff Nurse", "Ward Clerk"],
  ["Sous Chef", "Chef de Partie", "Waiter"],
  ["Payroll Accountant", "Payroll Officer", "Pastry Chef"],
  ["Construction Manager", "Site Manager", "Marketing Manager"],
])("%s is nearer to %s than to %s", (title, near, far) => {
  expect(alike(title, near)).toBeGreaterThan(alike(title, far) + 0.2);
});

it("the same words are the same work, however often they are said", () => {
  expect(
    alike("Reconcile ledgers and file tax returns", "File tax returns. Reconcile ledgers and ledgers."),
  ).toBeCloseTo(1);
});

it("words without a meaning for work are like nothing", () => {
  expect(alike("Registered Nurse", "xyzzy plugh")).toBe(0);
});

it("beyond what is common stays what is a text's own", () => {
  const [text, nurse, chef] = ["Registered Nurse and Sous Chef", "Registered Nurse", "Sous Chef"].map(
    occupationVector,
  );
  const common = occupations.map((_, index) => chef?.get(index) ?? 0);
  const own = beyond(text ?? new Map(), common);
  expect(likeness(nurse ?? new Map(), own)).toBeGreaterThan(likeness(nurse ?? new Map(), text ?? new Map()));
  expect(likeness(chef ?? new Map(), own)).toBeLessThanOrEqual(0);
});
