import type { ExportFormat } from "@winnow/contract/exports.ts";
import type { LanguageOfExports } from "./languages/languages.ts";

/** How the file of each format is called and typed. */
export const formats: Record<
  ExportFormat,
  {
    words: (said: LanguageOfExports["file"], of: { count: number }) => string;
    /** A file of one result is called by its candidate. */
    isNamedByCandidate?: true;
    extension: string;
    mediaType: string;
  }
> = {
  csv: { words: ({ results }) => results, extension: "csv", mediaType: "text/csv; charset=utf-8" },
  xlsx: {
    words: ({ results }) => results,
    extension: "xlsx",
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  cvs: {
    words: ({ cvs }, of) => cvs(of),
    isNamedByCandidate: true,
    extension: "zip",
    mediaType: "application/zip",
  },
  "report-pdf": {
    words: ({ reports }, of) => reports(of),
    isNamedByCandidate: true,
    extension: "pdf",
    mediaType: "application/pdf",
  },
};
