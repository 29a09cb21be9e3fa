import type { Interview } from "@winnow/contract/interviews.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { DownloadMenu } from "../../../ui/file/download-menu.tsx";
import { useWords } from "../../../words/words.ts";
import { useReportDownload } from "../queries.ts";

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
  const { label, ...formats } = useWords("reports").download;
  return (
    <DownloadMenu
      label={label}
      formats={formats}
      isBusy={download.isPending}
      onChoose={(format) =>
        download.mutate(choices[format], { onError: (error) => showToast(error.message, { tone: "error" }) })
      }
    />
  );
}
