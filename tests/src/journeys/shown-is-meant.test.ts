import { describe } from "vitest";
import { setOutToResults } from "./results/results-journey.ts";
import { decideOnASlowNetwork } from "./shown-is-meant/decide-on-a-slow-network.ts";
import { stepThroughReports } from "./shown-is-meant/step-through-reports.ts";

const journey = setOutToResults();

describe("decisions on a slow network", () => decideOnASlowNetwork(journey));
describe("reports on a slow network", () => stepThroughReports(journey));
