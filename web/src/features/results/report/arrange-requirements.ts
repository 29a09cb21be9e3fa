import type { AssessedRequirement } from "@winnow/contract/match-report.ts";

type Assessed = Pick<AssessedRequirement, "verdict" | "points" | "maximum_points" | "taken_points"> & {
  requirement: Pick<AssessedRequirement["requirement"], "kind">;
};

/** What asks for attention, what cost the most points first; and what is met. In both, must-haves first. */
export function arrangeRequirements<Each extends Assessed>(
  requirements: readonly Each[],
): { lacking: Each[]; met: Each[] } {
  const inOrder = requirements.toSorted((a, b) => kindRank(a) - kindRank(b));
  return {
    lacking: inOrder
      .filter(({ verdict }) => verdict !== "met")
      .toSorted((a, b) => kindRank(a) - kindRank(b) || missingPoints(b) - missingPoints(a)),
    met: inOrder.filter(({ verdict }) => verdict === "met"),
  };
}

function kindRank({ requirement }: Assessed): number {
  return requirement.kind === "must" ? 0 : 1;
}

function missingPoints({ points, maximum_points, taken_points }: Assessed): number {
  return maximum_points - points - taken_points;
}
