import { describe } from "vitest";
import { actOnACandidate } from "./report/act-on-a-candidate.ts";
import { correctWhatWasRead } from "./report/correct-what-was-read.ts";
import { everyStateOfTheReport } from "./report/every-state-of-the-report.ts";
import { highlightQuotations } from "./report/highlight-quotations.ts";
import { onPaper } from "./report/on-paper.ts";
import { startReportJourney } from "./report/report-journey.ts";
import { whatFirst } from "./report/what-first.ts";

const journey = startReportJourney();

describe("what first", () => whatFirst(journey));
describe("quotations", () => highlightQuotations(journey));
describe("corrections", () => correctWhatWasRead(journey));
describe("acts", () => actOnACandidate(journey));
describe("looks", () => everyStateOfTheReport(journey));
describe("paper", () => onPaper(journey));
