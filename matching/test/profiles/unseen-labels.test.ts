import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fieldOfLabel } from "../../src/profile/field-words.ts";

type Heard = "right" | "other" | "nothing";

/** `<label> => <field>`, or `<text> => none` for what stands in such a place and names no field; in two parts. */
const [lookedAt = [], unseen = []] = readFileSync(new URL("unlisted-labels.txt", import.meta.url), "utf8")
  .split(/^# .*$/mu)
  .slice(1)
  .map((part) => part.split("\n").filter((line) => line.includes(" => ")));

/** A board is a school, and when something was passed or completed a date. */
const alike: Record<string, string[]> = { school: ["board"], end: ["dates"] };

function hear(line: string): Heard {
  const at = line.lastIndexOf(" => ");
  const [label, field] = [line.slice(0, at), line.slice(at + " => ".length)];
  const heard = fieldOfLabel(label);
  if (heard === null) return "nothing";
  return heard === field || alike[field]?.includes(heard) ? "right" : "other";
}

function share(lines: readonly string[], heard: Heard): number {
  return lines.filter((line) => hear(line) === heard).length / lines.length;
}

/** A little under, and over, what was measured when the floors were last set. */
test.each([
  ["looked at", lookedAt, { right: 0.8, other: 0.06 }],
  ["not looked at", unseen, { right: 0.68, other: 0.07 }],
])("hears most names of fields as they are meant, of those that were %s", (_, lines, floors) => {
  const labels = lines.filter((line) => !line.endsWith("=> none"));
  expect(share(labels, "right")).toBeGreaterThanOrEqual(floors.right);
  expect(share(labels, "other")).toBeLessThanOrEqual(floors.other);
});

test("takes hardly anything for a name of a field that is a value or a heading", () => {
  const values = unseen.filter((line) => line.endsWith("=> none"));
  expect(values.length).toBeGreaterThan(100);
  expect(share(values, "nothing")).toBeGreaterThanOrEqual(0.98);
});
