import type { Readable } from "node:stream";
import { lightColors as colors } from "@winnow/contract/colors.ts";
import {
  answerKindLabels,
  interviewDecisionLabels,
  interviewOutcomeLabels,
  interviewStatusLabels,
  pointMarkLabels,
} from "@winnow/contract/labels.ts";
import type { Paper } from "@winnow/contract/papers.ts";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { createReportPage, type ReportPage } from "../../exports/report/report-page.ts";
import { inUtc } from "../../exports/result-columns.ts";

type Question = InterviewReport["questions"][number];
type Answer = NonNullable<Question["answer"]>;
type Scorecard = InterviewReport["own_scorecard"];

const shapes = { made: "met", partly: "partly", "not found": "not stated" } as const;
const small = { size: 9, colour: colors.muted };

/** The report of one interview as PDF. */
export function writeReport(report: InterviewReport, paper: Paper): Readable {
  const { interview } = report;
  const title = `${interview.name}: interview report`;
  const page = createReportPage({ paper, title });
  page.begin({ footer: `${interview.drive_title} · ${title}`, bookmark: title });
  drawHeadline(page, report);
  drawDecisions(page, report);
  for (const question of report.questions) drawQuestion(page, report, question);
  // Its scores stand beside the questions.
  drawScorecard(page, "My scorecard", { report, card: { ...report.own_scorecard, scores: [] } });
  for (const card of report.other_scorecards)
    drawScorecard(page, `Scorecard of ${card.by}`, { report, card });
  drawSignals(page, report);
  drawNotice(page, report);
  page.doc.end();
  // pdfkit's document is a Readable of Node; its types know it by the older interface.
  return page.doc as unknown as Readable;
}

function drawHeadline(
  page: ReportPage,
  { interview, own_scorecard, points, ...report }: InterviewReport,
): void {
  page.text(interview.drive_title, { colour: colors.muted });
  page.space(4);
  page.text(interview.name, { font: "bold", size: 20 });
  const state =
    interview.outcome === "none"
      ? interviewStatusLabels[interview.status]
      : interviewOutcomeLabels[interview.outcome];
  const dates = [
    ["invited", interview.invited_at],
    ["begun", interview.begun_at],
    ["completed", interview.completed_at],
  ] as const;
  const when = dates.flatMap(([word, at]) => (at === null ? [] : [`${word} ${momentOf(at)}`]));
  page.text([state, ...when, interview.email].join(" · "), { colour: colors.muted });
  page.space(6);
  const scores = own_scorecard.scores.flatMap(({ score }) => score ?? []);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  page.text(scores.length === 0 ? "My score: none" : `My score: ${mean.toFixed(1)} of 5`, {
    font: "bold",
    size: 14,
    colour: colors.brand,
  });
  if (report.is_hidden_until_scored) page.text("Points show once you have given your scorecard.", small);
  if (points) {
    page.text(`Points found: ${points.made} of ${points.of}, a suggestion by ${report.marked_by}.`, small);
  }
  for (const { skill, made, of } of report.skills ?? []) page.sides(skill, `${made} of ${of}`, small);
}

function drawDecisions(page: ReportPage, { decisions }: InterviewReport): void {
  page.heading("Decisions");
  if (decisions.length === 0) page.text("Nobody has decided yet.");
  for (const { kind, reason, by, at } of decisions) {
    const words = kind === null ? "Decision cleared" : interviewDecisionLabels[kind].state;
    page.text(`${words}${reason ? `: ${reason}` : ""} (${by}, ${momentOf(at)})`);
  }
}

function drawQuestion(page: ReportPage, { own_scorecard }: InterviewReport, question: Question): void {
  const { id, number, text, skill, answer, rubric, marks } = question;
  page.heading(`Question ${number}${skill ? ` · ${skill}` : ""}`);
  page.text(text, { font: "bold" });
  page.space(4);
  if (answer) drawAnswer(page, answer);
  else page.text("This question was not reached.", small);
  const own = own_scorecard.scores.find(({ question_id }) => question_id === id);
  if (own) {
    page.space(4);
    page.text(
      `My score: ${own.score === null ? "none" : `${own.score} of 5`}${own.comment && `. ${own.comment}`}`,
    );
  }
  for (const point of rubric) {
    const marked = marks?.find(({ point_id }) => point_id === point.id);
    page.keepTogether(40);
    page.space(6);
    if (marked) page.verdictShape(shapes[marked.mark]);
    page.text(marked ? `${pointMarkLabels[marked.mark]}: ${point.text}` : point.text, { indent: 16 });
    if (marked?.by === "language model")
      page.text("Found by a language model, in these words:", { ...small, indent: 16 });
    page.space(3);
    for (const quotation of marked?.quotations ?? []) page.quotation(quotation.text);
  }
}

function drawAnswer(page: ReportPage, { kind, text, take, recordings, late_seconds }: Answer): void {
  const how = [kind === null ? "Opened, not answered" : answerKindLabels[kind]];
  if (take > 1) how.push(`take ${take}`);
  if (late_seconds > 0) how.push(`the last of it came ${Math.ceil(late_seconds / 60)} min late`);
  page.text(how.join(", "), small);
  if (text !== "" && kind !== "text") page.text("What was said, put into text by a machine:", small);
  if (text !== "") page.text(text);
  for (const { duration_ms, state, failure } of recordings) {
    page.text(
      state === "ready"
        ? `A recording${duration_ms === null ? "" : ` of ${clockOf(duration_ms)}`}. It can be played in Winnow.`
        : `A recording that cannot be played. ${failure ?? ""}`,
    );
  }
}

function drawScorecard(
  page: ReportPage,
  title: string,
  { report, card }: { report: InterviewReport; card: Scorecard },
): void {
  const { by, scores, comment, given_at } = card;
  page.heading(title);
  page.text(given_at === null ? `${by}, not given yet` : `${by}, given ${momentOf(given_at)}`, small);
  for (const { question_id, score, comment: words } of scores) {
    const number = report.questions.find(({ id }) => id === question_id)?.number ?? "that was removed";
    page.text(`Question ${number}: ${score === null ? "no score" : `${score} of 5`}${words && `. ${words}`}`);
  }
  if (comment !== "") page.text(comment);
}

function drawSignals(page: ReportPage, { signals }: InterviewReport): void {
  page.heading("What happened meanwhile");
  if (signals.length === 0) page.text("Nothing that a page can notice.");
  for (const { sentence } of signals) page.text(`– ${sentence}`);
  page.text("These are facts with many innocent reasons. None of them counts in points or scores.", small);
}

function drawNotice(page: ReportPage, { marked_by }: InterviewReport): void {
  page.heading("About this report");
  if (marked_by)
    page.text(`Points were marked by ${marked_by}. “Not found” does not say that an answer is wrong.`, small);
  page.text("A mark decides nothing: people do. All times are UTC.", small);
  if (page.hasMissingSigns()) {
    page.text(
      "Some letters cannot be printed in this file; □ stands for each of them. Winnow shows them.",
      small,
    );
  }
}

function momentOf(seconds: number): string {
  return inUtc(new Date(seconds * 1000));
}

/** "1:05". */
function clockOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
