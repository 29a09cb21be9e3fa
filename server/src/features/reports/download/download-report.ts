import { Readable } from "node:stream";
import type { Paper } from "@winnow/contract/papers.ts";
import type { InterviewReport, ReportFormat } from "@winnow/contract/reports.ts";
import type { AccountId } from "../../../account-id.ts";
import type { Cell } from "../../../platform/spreadsheets/cell.ts";
import { writeCsv } from "../../../platform/spreadsheets/write-csv.ts";
import type { Services } from "../../../services.ts";
import { formats } from "../../exports/formats.ts";
import { safeEntryName } from "../../exports/safe-entry-name.ts";
import { getReport } from "../get-report.ts";
import { reportTable } from "./report-table.ts";
import { writeReport } from "./write-report.ts";

/** The report as its page shows it, so that what is hidden there is left out. Throws `interviewNotFound`. */
export async function downloadReport(
  services: Services,
  accountId: AccountId,
  { interviewId, format, paper }: { interviewId: string; format: ReportFormat; paper: Paper },
): Promise<{ body: Readable; mediaType: string; fileName: string }> {
  const report = await getReport(services, accountId, interviewId);
  return {
    body: bodyOf(report, { format, paper }),
    mediaType: mediaTypes[format],
    fileName: safeEntryName(`${report.interview.name} interview report`, format),
  };
}

const mediaTypes: Readonly<Record<ReportFormat, string>> = {
  pdf: formats["report-pdf"].mediaType,
  csv: formats.csv.mediaType,
  json: "application/json; charset=utf-8",
};

function bodyOf(
  report: InterviewReport,
  { format, paper }: { format: ReportFormat; paper: Paper },
): Readable {
  switch (format) {
    case "pdf":
      return writeReport(report, paper);
    case "csv":
      return writeCsv(cells(reportTable(report)));
    case "json":
      return Readable.from([Buffer.from(JSON.stringify(report, null, 2))]);
  }
}

async function* cells(rows: Cell[][]): AsyncIterable<Cell[]> {
  yield* rows;
}
