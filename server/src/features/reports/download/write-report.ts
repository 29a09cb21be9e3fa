import type { Readable } from "node:stream";
import { lightColors as colors } from "@winnow/contract/colors.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { Paper } from "@winnow/contract/papers.ts";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { createReportPage, type ReportPage } from "../../exports/report/report-page.ts";
import { inUtc } from "../../exports/result-columns.ts";
import { type LanguageOfReports, languagesOfReports } from "../languages/languages.ts";

type Question = InterviewReport["questions"][number];
type Answer = NonNullable<Question["answer"]>;
type Scorecard = InterviewReport["own_scorecard"];

const shapes = { made: "met", partly: "partly", "not found": "not stated" } as const;
const small = { size: 9, colour: colors.muted };

/** The report of one interview as PDF. */
export function writeReport(
  report: InterviewReport,
  { paper, language }: { paper: Paper; language: PageLanguage },
): Readable {
  const words = languagesOfReports[language];
  const { interview } = report;
  const title = words.title(interview);
  const page = createReportPage({ paper, title, language });
  page.begin({ footer: `${interview.drive_title} · ${title}`, bookmark: title });
  drawHeadline(page, report, words);
  drawDecisions(page, report, words);
  for (const question of report.questions) drawQuestion(page, { report, question, words });
  // Its scores stand beside the questions.
  drawScorecard(page, words.ownScorecard, { report, card: { ...report.own_scorecard, scores: [] }, words });
  for (const card of report.other_scorecards)
    drawScorecard(page, words.scorecardOf(card), { report, card, words });
  drawSignals(page, report, words);
  drawNotice(page, report, words);
  page.doc.end();
  // pdfkit's document is a Readable of Node; its types know it by the older interface.
  return page.doc as unknown as Readable;
}

function drawHeadline(
  page: ReportPage,
  { interview, own_scorecard, points, ...report }: InterviewReport,
  words: LanguageOfReports,
): void {
  page.text(interview.drive_title, { colour: colors.muted });
  page.space(4);
  page.text(interview.name, { font: "bold", size: 20 });
  const dates = [
    [words.invited, interview.invited_at],
    [words.begun, interview.begun_at],
    [words.completed, interview.completed_at],
  ] as const;
  const when = dates.flatMap(([say, at]) => (at === null ? [] : [say({ at: momentOf(at) })]));
  page.text([words.state(interview), ...when, interview.email].join(" · "), { colour: colors.muted });
  page.space(6);
  const scores = own_scorecard.scores.flatMap(({ score }) => score ?? []);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  page.text(scores.length === 0 ? words.noOwnScore : words.meanOfOwnScores({ mean }), {
    font: "bold",
    size: 14,
    colour: colors.brand,
  });
  if (report.is_hidden_until_scored) page.text(words.hiddenUntilScored, small);
  if (points) {
    page.text(words.pointsFound({ ...points, by: report.marked_by ?? "" }), small);
  }
  for (const { skill, made, of } of report.skills ?? []) page.sides(skill, words.madeOf({ made, of }), small);
}

function drawDecisions(page: ReportPage, { decisions }: InterviewReport, words: LanguageOfReports): void {
  page.heading(words.decisions);
  if (decisions.length === 0) page.text(words.undecided);
  for (const { kind, reason, by, at } of decisions) {
    page.text(`${words.decision(kind)}${reason ? `: ${reason}` : ""} (${by}, ${momentOf(at)})`);
  }
}

function drawQuestion(
  page: ReportPage,
  {
    report: { own_scorecard },
    question,
    words,
  }: { report: InterviewReport; question: Question; words: LanguageOfReports },
): void {
  const { id, number, text, skill, answer, rubric, marks } = question;
  page.heading(`${words.question({ number })}${skill ? ` · ${skill}` : ""}`);
  page.text(text, { font: "bold" });
  page.space(4);
  if (answer) drawAnswer(page, answer, words);
  else page.text(words.notReached, small);
  const own = own_scorecard.scores.find(({ question_id }) => question_id === id);
  if (own) {
    page.space(4);
    page.text(
      `${own.score === null ? words.noOwnScore : words.ownScore({ score: own.score })}${own.comment && `. ${own.comment}`}`,
    );
  }
  for (const point of rubric) {
    const marked = marks?.find(({ point_id }) => point_id === point.id);
    page.keepTogether(40);
    page.space(6);
    if (marked) page.verdictShape(shapes[marked.mark]);
    page.text(marked ? `${words.mark(marked.mark)}: ${point.text}` : point.text, { indent: 16 });
    if (marked?.by === "language model") page.text(words.foundByModel, { ...small, indent: 16 });
    page.space(3);
    for (const quotation of marked?.quotations ?? []) page.quotation(quotation.text);
  }
}

function drawAnswer(
  page: ReportPage,
  { kind, text, take, recordings, late_seconds }: Answer,
  words: LanguageOfReports,
): void {
  const how = [kind === null ? words.notAnswered : words.answerKind(kind)];
  if (take > 1) how.push(words.take({ take }));
  if (late_seconds > 0) how.push(words.late({ minutes: Math.ceil(late_seconds / 60) }));
  page.text(how.join(", "), small);
  if (text !== "" && kind !== "text") page.text(words.transcribed, small);
  if (text !== "") page.text(text);
  for (const { duration_ms, state, failure } of recordings) {
    page.text(
      state === "ready"
        ? words.recording({ duration: duration_ms === null ? null : clockOf(duration_ms) })
        : words.unplayable({ why: failure ?? "" }),
    );
  }
}

function drawScorecard(
  page: ReportPage,
  title: string,
  { report, card, words }: { report: InterviewReport; card: Scorecard; words: LanguageOfReports },
): void {
  const { by, scores, comment, given_at } = card;
  page.heading(title);
  page.text(given_at === null ? words.notGiven({ by }) : words.given({ by, at: momentOf(given_at) }), small);
  for (const { question_id, score, comment: remark } of scores) {
    const question = report.questions.find(({ id }) => id === question_id);
    const about = question ? words.question(question) : words.removedQuestion;
    page.text(
      `${about}: ${score === null ? words.noScore : words.score({ score })}${remark && `. ${remark}`}`,
    );
  }
  if (comment !== "") page.text(comment);
}

function drawSignals(page: ReportPage, { signals }: InterviewReport, words: LanguageOfReports): void {
  page.heading(words.signals);
  if (signals.length === 0) page.text(words.noSignals);
  for (const signal of signals) page.text(`– ${words.signal(signal)}`);
  page.text(words.signalsText, small);
}

function drawNotice(page: ReportPage, { marked_by }: InterviewReport, words: LanguageOfReports): void {
  page.heading(words.about);
  if (marked_by) page.text(words.markedBy({ by: marked_by }), small);
  page.text(words.decidesNothing, small);
  if (page.hasMissingSigns()) {
    page.text(words.missingSigns, small);
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
