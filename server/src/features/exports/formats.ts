import type { ExportFormat } from "@winnow/contract/exports.ts";

/** How the file of each format is called and typed. */
export const formats: Record<
  ExportFormat,
  { words: string; wordsForOne?: string; extension: string; mediaType: string }
> = {
  csv: { words: "results", extension: "csv", mediaType: "text/csv; charset=utf-8" },
  xlsx: {
    words: "results",
    extension: "xlsx",
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  cvs: { words: "CVs", wordsForOne: "CV", extension: "zip", mediaType: "application/zip" },
  "report-pdf": {
    words: "match reports",
    wordsForOne: "match report",
    extension: "pdf",
    mediaType: "application/pdf",
  },
};
