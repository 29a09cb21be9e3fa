import { lightColors as colors } from "@winnow/contract/colors.ts";
import type { Fact, MatchReport, Points } from "@winnow/matching/match-report.ts";
import type { Job, YearMonth } from "@winnow/matching/profile.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { groupOf, weightsOf } from "@winnow/matching/worth.ts";
import { weighedByOther } from "../../results/present-report.ts";
import type { ExportedResult } from "../exported-result.ts";
import type { LanguageOfExports } from "../languages/languages.ts";
import { inUtc, readVerdict } from "../result-columns.ts";
import type { ReportPage } from "./report-page.ts";

type Said = LanguageOfExports["report"];

const maxQuotations = 3;

/** The match report of one candidate. Answers whether signs had to be replaced because no font of ours has them. */
export function drawReport(
  page: ReportPage,
  result: ExportedResult,
  { words, ...screening }: { title: string; resultsCount: number; words: LanguageOfExports },
): { hasMissingSigns: boolean } {
  const { report } = result;
  const said = words.report;
  const scored = { engine: report.engineVersion, asOf: report.asOf, weighedBy: weighedByOther(report) };
  page.begin({
    footer: `${screening.title} · ${result.label} · ${said.footer(scored)}`,
    bookmark: result.label,
  });
  drawHeadline(page, result, { ...screening, words });
  drawWhatPeopleSay(page, result, words);
  drawSum(page, result, words);
  page.heading(said.requirements);
  const weights = weightsOf(report.requirements).map((weight) => said.weight(weight));
  report.requirements.forEach((requirement, index) => {
    drawRequirement(page, result, { requirement, weight: weights[index] ?? "", said });
  });
  drawList(
    page,
    said.questions,
    report.questions.map(({ text }) => said.stored(text)),
  );
  drawFlags(page, result, said);
  drawProfile(page, result, words);
  page.heading(said.about);
  page.text(said.aboutText(scored), { colour: colors.muted, size: 9 });
  if (result.isCorrected) page.text(said.corrected, { colour: colors.muted, size: 9 });
  if (page.hasMissingSigns()) page.text(said.missingSigns, { colour: colors.muted, size: 9 });
  return { hasMissingSigns: page.hasMissingSigns() };
}

function drawHeadline(
  page: ReportPage,
  { report, label, rank, isHidden, fileName }: ExportedResult,
  {
    words: { report: said, number },
    ...screening
  }: { title: string; resultsCount: number; words: LanguageOfExports },
): void {
  page.text(screening.title, { colour: colors.muted });
  page.space(4);
  page.text(label, { font: "bold", size: 20 });
  page.space(6);
  page.text(`${said.score} ${number(report.score, 2)}`, { font: "bold", size: 14, colour: colors.brand });
  page.space(4);
  page.scoreBar(report.score);
  page.text(
    said.rank({
      met: report.mustHavesMet,
      mustHaves: report.mustHaves,
      rank,
      all: screening.resultsCount,
    }),
  );
  const { name, email, phone, location } = report.profile;
  const contact = [email, phone, location].flatMap((one) => (one ? [one.value] : []));
  if (isHidden) page.text(said.hidden, { colour: colors.muted });
  else page.text([...contact, fileName].join(" · "), { colour: colors.muted });
  if (!isHidden && name === null) page.text(said.nameless, { colour: colors.muted });
}

function drawWhatPeopleSay(
  page: ReportPage,
  { decision, ownScore, notes }: ExportedResult,
  { report: said, number }: LanguageOfExports,
): void {
  page.heading(said.decision);
  page.text(decision ? said.decided({ ...decision, at: inUtc(decision.at) }) : said.undecided);
  if (ownScore)
    page.text(said.ownScore({ ...ownScore, score: number(ownScore.score, 2), at: inUtc(ownScore.at) }));
  for (const note of notes) page.text(said.note({ text: note }));
}

function drawSum(
  page: ReportPage,
  { report }: ExportedResult,
  { report: said, number }: LanguageOfExports,
): void {
  page.heading(said.sum);
  const worth = report.requirements.map((requirement) => ({
    group: groupOf(requirement),
    points: pointsOf(report, requirement)?.maximum ?? 0,
  }));
  page.text(said.shares(worth), {
    colour: colors.muted,
    size: 9,
  });
  for (const { requirementId, points, maximum } of report.points) {
    const requirement = report.requirements.find(({ id }) => id === requirementId);
    page.sides(
      requirement?.text ?? requirementId,
      said.pointsOf({ points: number(points, 2), most: number(maximum, 2) }),
      {
        size: 9.5,
      },
    );
  }
  for (const { sentence, points } of report.adjustments)
    page.sides(said.stored(sentence), `${points > 0 ? "+" : "−"}${number(Math.abs(points), 2)}`, {
      size: 9.5,
    });
  page.rule();
  page.sides(said.score, number(report.score, 2), { font: "bold" });
}

function pointsOf({ points }: MatchReport, { id }: Requirement): Points | undefined {
  return points.find(({ requirementId }) => requirementId === id);
}

function drawRequirement(
  page: ReportPage,
  { report }: ExportedResult,
  { requirement, weight, said }: { requirement: Requirement; weight: string; said: Said },
): void {
  const fact: Fact | undefined = report.facts.find(({ requirementId }) => requirementId === requirement.id);
  const verdict = fact?.verdict ?? "not stated";
  page.keepTogether(56);
  page.space(4);
  page.verdictShape(verdict);
  page.text(requirement.text, { font: "bold", indent: 16 });
  const kind = requirement.kind === "must" ? said.must : said.nice;
  page.text(`${said.verdict(readVerdict(report, requirement.id))} · ${kind}, ${weight}`, {
    size: 9,
    colour: colors.muted,
    indent: 16,
  });
  if (fact?.remark) page.text(said.stored(fact.remark), { size: 9, indent: 16 });
  const taken = pointsOf(report, requirement)?.taken ?? 0;
  if (taken < 0)
    page.text(said.takes({ points: -taken }), {
      size: 9,
      indent: 16,
    });
  page.space(3);
  for (const { text, page: number } of fact?.quotations.slice(0, maxQuotations) ?? [])
    page.quotation(text, number);
}

function drawList(page: ReportPage, title: string, sentences: string[]): void {
  if (sentences.length === 0) return;
  page.heading(title);
  for (const sentence of sentences) page.text(`– ${sentence}`);
}

function drawFlags(page: ReportPage, { report }: ExportedResult, said: Said): void {
  if (report.flags.length === 0) return;
  page.heading(said.worthKnowing);
  for (const { sentence, quotations } of report.flags) {
    page.text(`– ${said.stored(sentence)}`);
    for (const { text, page: number } of quotations.slice(0, maxQuotations)) page.quotation(text, number);
  }
}

function drawProfile(
  page: ReportPage,
  { report: { profile } }: ExportedResult,
  { report: said }: LanguageOfExports,
): void {
  page.heading(said.work({ years: profile.yearsOfWork }));
  if (profile.jobs.length === 0) page.text(said.noJobs);
  for (const job of profile.jobs) {
    page.sides([job.title, job.employer].filter(Boolean).join(", ") || said.job, timeOf(job, said), {
      size: 9.5,
    });
  }
  drawList(
    page,
    said.education,
    profile.education.map(({ degree, school, end }) =>
      [degree, school, end && inFigures(end)].filter(Boolean).join(", "),
    ),
  );
  drawList(
    page,
    said.certificates,
    profile.certificates.map(({ value }) => value),
  );
  drawList(
    page,
    said.languages,
    profile.languages.map(({ value }) => value),
  );
  if (profile.skills.length > 0) {
    page.heading(said.skills);
    page.text(profile.skills.map(({ name, shown }) => `${name} (${said.skillShown(shown)})`).join(" · "));
  }
}

function timeOf({ start, end, isCurrent }: Job, said: Said): string {
  if (!start && !end && !isCurrent) return said.noDates;
  return `${start ? inFigures(start) : "?"} – ${isCurrent ? said.present : end ? inFigures(end) : "?"}`;
}

function inFigures({ year, month }: YearMonth): string {
  return month === null ? String(year) : `${String(month).padStart(2, "0")}/${year}`;
}
