import type { InterviewReport } from "@winnow/contract/reports.ts";
import type { Cell } from "../../../platform/spreadsheets/cell.ts";
import type { LanguageOfReports } from "../languages/languages.ts";

/** A row for each point of each question, and one for a question without points. */
export function reportTable(report: InterviewReport, words: LanguageOfReports): Cell[][] {
  const { interview, questions, own_scorecard } = report;
  const rows = questions.flatMap(({ id, number, text, skill, answer, rubric, marks }) => {
    const own = own_scorecard.scores.find(({ question_id }) => question_id === id);
    const before = [
      interview.name,
      interview.drive_title,
      number,
      text,
      skill,
      answer?.kind ? words.answerKind(answer.kind) : null,
      answer?.text ?? null,
    ];
    const after = [own?.score ?? null, own?.comment ?? null];
    if (rubric.length === 0) return [[...before, null, null, null, ...after]];
    return rubric.map((point) => {
      const marked = marks?.find(({ point_id }) => point_id === point.id);
      return [
        ...before,
        point.text,
        marked ? words.mark(marked.mark) : null,
        marked ? marked.quotations.map((quotation) => quotation.text).join("\n") : null,
        ...after,
      ];
    });
  });
  return [words.headers, ...rows];
}
