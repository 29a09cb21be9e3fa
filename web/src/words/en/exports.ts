import { isolate } from "@winnow/contract/isolate.ts";
import { plural } from "../plural.ts";

/** Files made of the results of a screening. */
const words = {
  title: ({ count }: { count: number }) => `Export ${plural(count, { one: "# result", other: "# results" })}`,
  titleOfAll: "Export all results that match",
  kinds: "Kinds of files",
  formats: {
    csv: { label: "CSV", what: "A table for any program" },
    xlsx: { label: "XLSX", what: "A spreadsheet" },
    cvs: { label: "CVs", what: "The original files in one ZIP" },
    "report-pdf": { label: "Reports", what: "The match reports as one PDF" },
  },
  paper: "Paper",
  export: "Export",
  exportAs: ({ format }: { format: string }) => `Export ${format}`,
  made: "Files made",
  notLoaded: ({ reason }: { reason: string }) => `They could not be loaded. ${reason}`,
  none: "None yet.",
  about: ({ count, at, until }: { count: number; at: string; until: string }) =>
    `${plural(count, { one: "# result", other: "# results" })} · ${at} · kept until ${until}`,
  waiting: "Waiting",
  percent: ({ percent }: { percent: number }) => `${percent}%`,
  making: ({ name }: { name: string }) => `Making ${isolate(name)}`,
  save: "Save",
  saved: ({ name }: { name: string }) => `Saved ${isolate(name)}.`,
  failed: "Failed",
};

export default words;
