import type { Interview } from "@winnow/contract/interviews.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { DownloadMenu } from "../../../ui/file/download-menu.tsx";
import { useReportDownload } from "../queries.ts";

const formats = {
  A4: "PDF, on A4 paper",
  Letter: "PDF, on Letter paper",
  csv: "CSV, a row for each point",
  json: "JSON, for programs",
} as const;

const choices = {
  A4: { format: "pdf", paper: "A4" },
  Letter: { format: "pdf", paper: "Letter" },
  csv: { format: "csv" },
  json: { format: "json" },
} as const;

/** Saves the report as a file, as the page shows it. */
export function ReportDownload({ interview }: { interview: Interview }) {
  const download = useReportDownload(interview);
  const showToast = useToast();
  return (
    <DownloadMenu
      label="Download the report"
      formats={formats}
      isBusy={download.isPending}
      onChoose={(format) =>
        download.mutate(choices[format], { onError: (error) => showToast(error.message, { tone: "error" }) })
      }
    />
  );
}
