import { expect, test } from "vitest";
import { arrangeRequirements } from "./arrange-requirements.ts";

const assessed = (
  name: string,
  given: {
    kind?: "must" | "nice";
    verdict?: "met" | "partly" | "not stated";
    points?: number;
    taken?: number;
  },
) => ({
  name,
  requirement: { kind: given.kind ?? ("must" as const) },
  verdict: given.verdict ?? ("met" as const),
  points: given.points ?? 4,
  maximum_points: 10,
  taken_points: given.taken ?? 0,
});

const namesOf = (all: { name: string }[]) => all.map(({ name }) => name);

test("what is missing comes first by kind and by the points that it cost, what is met stays in the order of the advert", () => {
  const { lacking, met } = arrangeRequirements([
    assessed("met nice", { kind: "nice" }),
    assessed("first met", {}),
    assessed("missing nice", { kind: "nice", verdict: "not stated", points: 0 }),
    assessed("partly", { verdict: "partly", points: 6 }),
    assessed("second met", { points: 9 }),
    assessed("partly, and it takes from all else", { verdict: "partly", points: 6, taken: -3 }),
    assessed("missing", { verdict: "not stated", points: 0 }),
  ]);

  expect(namesOf(lacking)).toEqual([
    "missing",
    "partly, and it takes from all else",
    "partly",
    "missing nice",
  ]);
  expect(namesOf(met)).toEqual(["first met", "second met", "met nice"]);
});
