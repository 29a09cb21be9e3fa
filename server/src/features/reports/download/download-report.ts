import { Readable } from "node:stream";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { Paper } from "@winnow/contract/papers.ts";
import type { InterviewReport, ReportFormat } from "@winnow/contract/reports.ts";
import type { AccountId } from "../../../account-id.ts";
import type { Cell } from "../../../platform/spreadsheets/cell.ts";
import { writeCsv } from "../../../platform/spreadsheets/write-csv.ts";
import type { Services } from "../../../services.ts";
import { formats } from "../../exports/formats.ts";
import { safeEntryName } from "../../exports/safe-entry-name.ts";
import { findLanguage } from "../../notifications/rows.ts";
import { getReport } from "../get-report.ts";
import { languagesOfReports } from "../languages/languages.ts";
import { reportTable } from "./report-table.ts";
import { writeReport } from "./write-report.ts";

/** The report as its page shows it, so that what is hidden there is left out. Throws `interviewNotFound`. */
export async function downloadReport(
  services: Services,
  accountId: AccountId,
  { interviewId, format, paper }: { interviewId: string; format: ReportFormat; paper: Paper },
): Promise<{ body: Readable; mediaType: string; fileName: string }> {
  const report = await getReport(services, accountId, interviewId);
  const language = (await findLanguage(services.database.kysely, accountId)) ?? "en";
  return {
    body: bodyOf(report, { format, paper, language }),
    mediaType: mediaTypes[format],
    fileName: safeEntryName(`${report.interview.name} ${languagesOfReports[language].file}`, format),
  };
}

const mediaTypes: Readonly<Record<ReportFormat, string>> = {
  pdf: formats["report-pdf"].mediaType,
  csv: formats.csv.mediaType,
  json: "application/json; charset=utf-8",
};

function bodyOf(
  report: InterviewReport,
  { format, paper, language }: { format: ReportFormat; paper: Paper; language: PageLanguage },
): Readable {
  switch (format) {
    case "pdf":
      return writeReport(report, { paper, language });
    case "csv":
      return writeCsv(cells(reportTable(report, languagesOfReports[language])));
    case "json":
      return Readable.from([Buffer.from(JSON.stringify(report, null, 2))]);
  }
}

async function* cells(rows: Cell[][]): AsyncIterable<Cell[]> {
  yield* rows;
}
