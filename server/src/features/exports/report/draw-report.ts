import { lightColors as colors } from "@winnow/contract/colors.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import type { Fact, MatchReport, Points } from "@winnow/matching/match-report.ts";
import type { Job, YearMonth } from "@winnow/matching/profile.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { groupOf, weightsOf } from "@winnow/matching/worth.ts";
import { pointsInFigures, sharesInWords, weightInWords } from "@winnow/matching/worth-words.ts";
import type { ExportedResult } from "../exported-result.ts";
import { inUtc, verdictWords } from "../result-columns.ts";
import type { ReportPage } from "./report-page.ts";

const maxQuotations = 3;

/** The match report of one candidate. Answers whether signs had to be replaced because no font of ours has them. */
export function drawReport(
  page: ReportPage,
  result: ExportedResult,
  screening: { title: string; resultsCount: number },
): { hasMissingSigns: boolean } {
  const { report } = result;
  page.begin({
    footer: `${screening.title} · ${result.label} · engine ${report.engineVersion}, as of ${report.asOf}`,
    bookmark: result.label,
  });
  drawHeadline(page, result, screening);
  drawWhatPeopleSay(page, result);
  drawSum(page, result);
  page.heading("Requirements");
  const weights = weightsOf(report.requirements).map(weightInWords);
  report.requirements.forEach((requirement, index) => {
    drawRequirement(page, result, { requirement, weight: weights[index] ?? "" });
  });
  drawList(
    page,
    "Questions to ask",
    report.questions.map(({ text }) => text),
  );
  drawFlags(page, result);
  drawProfile(page, result);
  page.heading("About this report");
  page.text(
    `Scored by Winnow ${report.engineVersion}; “present” is counted up to ${report.asOf}. The same CV against the same requirements gets the same score. A score decides nothing: people do.`,
    { colour: colors.muted, size: 9 },
  );
  if (result.isCorrected)
    page.text("What was read wrongly has been corrected by a person.", { colour: colors.muted, size: 9 });
  if (page.hasMissingSigns()) page.text(missingSignsNotice, { colour: colors.muted, size: 9 });
  return { hasMissingSigns: page.hasMissingSigns() };
}

const missingSignsNotice =
  "Some letters of this CV cannot be printed in this file; □ stands for each of them. The original CV shows them.";

function drawHeadline(
  page: ReportPage,
  { report, label, rank, isHidden, fileName }: ExportedResult,
  screening: { title: string; resultsCount: number },
): void {
  page.text(screening.title, { colour: colors.muted });
  page.space(4);
  page.text(label, { font: "bold", size: 20 });
  page.space(6);
  page.text(`Score ${report.score.toFixed(2)}`, { font: "bold", size: 14, colour: colors.brand });
  page.space(4);
  page.scoreBar(report.score);
  page.text(
    `${report.mustHavesMet} of ${report.mustHaves} must-haves met · rank ${rank} of ${screening.resultsCount}`,
  );
  const { name, email, phone, location } = report.profile;
  const contact = [email, phone, location].flatMap((one) => (one ? [one.value] : []));
  if (isHidden)
    page.text("Names, contact and schools are hidden in this screening.", { colour: colors.muted });
  else page.text([...contact, fileName].join(" · "), { colour: colors.muted });
  if (!isHidden && name === null)
    page.text("The CV states no name that could be read.", { colour: colors.muted });
}

function drawWhatPeopleSay(page: ReportPage, { decision, ownScore, notes }: ExportedResult): void {
  page.heading("Decision");
  page.text(
    decision
      ? `${decisionLabels[decision.kind].state}${decision.reason ? `: ${decision.reason}` : ""} (${decision.by}, ${inUtc(decision.at)} UTC)`
      : "Not decided yet.",
  );
  if (ownScore)
    page.text(
      `Own score ${ownScore.score.toFixed(2)}: ${ownScore.reason} (${ownScore.by}, ${inUtc(ownScore.at)} UTC). The matching score stays as it is.`,
    );
  for (const note of notes) page.text(`Note: ${note}`);
}

function drawSum(page: ReportPage, { report }: ExportedResult): void {
  page.heading("How the score adds up");
  const worth = report.requirements.map((requirement) => ({
    group: groupOf(requirement),
    points: pointsOf(report, requirement)?.maximum ?? 0,
  }));
  page.text(sharesInWords(worth), {
    colour: colors.muted,
    size: 9,
  });
  for (const { requirementId, points, maximum } of report.points) {
    const requirement = report.requirements.find(({ id }) => id === requirementId);
    page.sides(requirement?.text ?? requirementId, `${points.toFixed(2)} of ${maximum.toFixed(2)}`, {
      size: 9.5,
    });
  }
  for (const { sentence, points } of report.adjustments)
    page.sides(sentence, `${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(2)}`, { size: 9.5 });
  page.rule();
  page.sides("Score", report.score.toFixed(2), { font: "bold" });
}

function pointsOf({ points }: MatchReport, { id }: Requirement): Points | undefined {
  return points.find(({ requirementId }) => requirementId === id);
}

function drawRequirement(
  page: ReportPage,
  { report }: ExportedResult,
  { requirement, weight }: { requirement: Requirement; weight: string },
): void {
  const fact: Fact | undefined = report.facts.find(({ requirementId }) => requirementId === requirement.id);
  const verdict = fact?.verdict ?? "not stated";
  page.keepTogether(56);
  page.space(4);
  page.verdictShape(verdict);
  page.text(requirement.text, { font: "bold", indent: 16 });
  const kind = requirement.kind === "must" ? "must-have" : "nice to have";
  page.text(`${inWords(report, requirement)} · ${kind}, ${weight}`, {
    size: 9,
    colour: colors.muted,
    indent: 16,
  });
  if (fact?.remark) page.text(fact.remark, { size: 9, indent: 16 });
  const taken = pointsOf(report, requirement)?.taken ?? 0;
  if (taken < 0)
    page.text(`Not shown in full, it takes ${pointsInFigures(-taken)} points from all else.`, {
      size: 9,
      indent: 16,
    });
  page.space(3);
  for (const { text, page: number } of fact?.quotations.slice(0, maxQuotations) ?? [])
    page.quotation(text, number);
}

function inWords(report: MatchReport, { id }: Requirement): string {
  const words = verdictWords(report, id);
  return words === "partly" ? "Partly met" : words.charAt(0).toUpperCase() + words.slice(1);
}

function drawList(page: ReportPage, title: string, sentences: string[]): void {
  if (sentences.length === 0) return;
  page.heading(title);
  for (const sentence of sentences) page.text(`– ${sentence}`);
}

function drawFlags(page: ReportPage, { report }: ExportedResult): void {
  if (report.flags.length === 0) return;
  page.heading("Worth knowing");
  for (const { sentence, quotations } of report.flags) {
    page.text(`– ${sentence}`);
    for (const { text, page: number } of quotations.slice(0, maxQuotations)) page.quotation(text, number);
  }
}

function drawProfile(page: ReportPage, { report: { profile } }: ExportedResult): void {
  page.heading(
    `Work: ${profile.yearsOfWork} ${profile.yearsOfWork === 1 ? "year" : "years"}, overlaps counted once`,
  );
  if (profile.jobs.length === 0) page.text("No jobs could be read.");
  for (const job of profile.jobs) {
    page.sides([job.title, job.employer].filter(Boolean).join(", ") || "A job", timeOf(job), { size: 9.5 });
  }
  drawList(
    page,
    "Education",
    profile.education.map(({ degree, school, end }) =>
      [degree, school, end && inFigures(end)].filter(Boolean).join(", "),
    ),
  );
  drawList(
    page,
    "Certificates",
    profile.certificates.map(({ value }) => value),
  );
  drawList(
    page,
    "Languages",
    profile.languages.map(({ value }) => value),
  );
  if (profile.skills.length > 0) {
    page.heading("Skills");
    page.text(profile.skills.map(({ name, shown }) => `${name} (${shown})`).join(" · "));
  }
}

function timeOf({ start, end, isCurrent }: Job): string {
  if (!start && !end && !isCurrent) return "no dates";
  return `${start ? inFigures(start) : "?"} – ${isCurrent ? "present" : end ? inFigures(end) : "?"}`;
}

function inFigures({ year, month }: YearMonth): string {
  return month === null ? String(year) : `${String(month).padStart(2, "0")}/${year}`;
}
