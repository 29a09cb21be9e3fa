import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { DownloadMenu } from "../../ui/file/download-menu.tsx";
import { useWords } from "../../words/words.ts";
import { type DownloadedTable, useDriveDownload } from "./queries.ts";

/** Saves a table of the drive as a file, which an upload of the same kind takes back. */
export function DownloadButton(props: {
  drive: DriveRoundDetails;
  kind: DownloadedTable;
  size?: "small" | "medium";
}) {
  const { drive, kind, size = "medium" } = props;
  const words = useWords("drives").download;
  const download = useDriveDownload(drive);
  const showToast = useToast();
  return (
    <DownloadMenu
      label={words[kind]}
      formats={{ csv: words.csv, xlsx: words.xlsx }}
      size={size}
      variant={size === "small" ? "text" : "outlined"}
      isBusy={download.isPending}
      onChoose={(format) =>
        download.mutate({ kind, format }, { onError: (error) => showToast(error.message, { tone: "error" }) })
      }
    />
  );
}
