import { describe } from "vitest";
import { auditASample } from "./results/audit-a-sample.ts";
import { compareResults } from "./results/compare-results.ts";
import { decideOnResults } from "./results/decide-on-results.ts";
import { everyStateOfTheResults } from "./results/every-state-of-the-results.ts";
import { findResults } from "./results/find-results.ts";
import { hideAndReveal } from "./results/hide-and-reveal.ts";
import { keepOnesPlace } from "./results/keep-ones-place.ts";
import { startResultsJourney } from "./results/results-journey.ts";
import { reviewByKeyboard } from "./results/review-by-keyboard.ts";
import { rescore } from "./results/simulate-weights.ts";
import { takeResultsOut } from "./results/take-results-out.ts";

const journey = startResultsJourney();

describe("by keyboard", () => reviewByKeyboard(journey));
describe("search, filters and views", () => findResults(journey));
describe("places", () => keepOnesPlace(journey));
describe("decisions", () => decideOnResults(journey));
describe("compare", () => compareResults(journey));
describe("files", () => takeResultsOut(journey));
describe("blind", () => hideAndReveal(journey));
describe("sample audit", () => auditASample(journey));
describe("looks", () => everyStateOfTheResults(journey));
describe("weights", () => rescore(journey));
