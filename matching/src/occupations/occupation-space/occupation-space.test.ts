import { expect, it } from "vitest";
import { likeness, occupationVector } from "./occupation-space.ts";

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
