import { describe } from "vitest";
import { startResultsJourney } from "./results/results-journey.ts";
import { auditOnASlowNetwork } from "./shown-is-meant/audit-on-a-slow-network.ts";
import { compareOnASlowNetwork } from "./shown-is-meant/compare-on-a-slow-network.ts";
import { correctOnASlowNetwork } from "./shown-is-meant/correct-on-a-slow-network.ts";
import { decideOnASlowNetwork } from "./shown-is-meant/decide-on-a-slow-network.ts";
import { decideWithoutAConnection } from "./shown-is-meant/decide-without-a-connection.ts";
import { removeOnASlowNetwork } from "./shown-is-meant/remove-on-a-slow-network.ts";
import { stepThroughReports } from "./shown-is-meant/step-through-reports.ts";

const journey = startResultsJourney();

describe("decisions on a slow network", () => decideOnASlowNetwork(journey));
describe("decisions without a connection", () => decideWithoutAConnection(journey));
describe("comparisons on a slow network", () => compareOnASlowNetwork(journey));
describe("samples and names on a slow network", () => auditOnASlowNetwork(journey));
describe("reports on a slow network", () => stepThroughReports(journey));
describe("corrections on a slow network", () => correctOnASlowNetwork(journey));
describe("deletions on a slow network", () => removeOnASlowNetwork(journey));
