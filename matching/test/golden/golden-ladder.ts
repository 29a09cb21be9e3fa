import { goldenRoleNames } from "./golden-role-names.ts";
import { matchGoldenRoles } from "./measure-golden-roles.ts";
import { readGoldenRole } from "./read-golden-role.ts";
import { type GoldenSummary, summariseGolden } from "./summarise-golden.ts";

export type { GoldenSummary };

/** The golden ladder of all roles, as the engine stands. */
export function goldenLadder(): GoldenSummary {
  return summariseGolden(matchGoldenRoles(goldenRoleNames.map(readGoldenRole)));
}
