import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import DownloadIcon from "@mui/icons-material/DownloadRounded";
import RetryIcon from "@mui/icons-material/ReplayRounded";
import IconButton from "@mui/material/IconButton";
import { type CvFile, reasonsWorthAnotherTry } from "@winnow/contract/screenings.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { cvFileLabel } from "./cv-file-labels.ts";
import { useDeleteFile, useDownload, useRetryFile } from "./cv-file-queries.ts";
import { FileRow } from "./file-row.tsx";
import { isGivenOut } from "./is-given-out.ts";

export function isWorthAnotherTry({ state, duplicate_of, failure }: CvFile): boolean {
  return (
    state === "failed" &&
    !duplicate_of &&
    (failure === null || reasonsWorthAnotherTry.includes(failure.reason))
  );
}

/** A CV file that the server knows, with what can be done with it in its state. */
export function CvFileRow(props: {
  screeningId: string;
  file: CvFile;
  /** Asks before a result goes with it; the question outlives the row, which may move off the page meanwhile. */
  onAskRemoval: () => void;
}) {
  const { screeningId, file, onAskRemoval } = props;
  const download = useDownload(screeningId);
  const removal = useDeleteFile(screeningId);
  const retry = useRetryFile(screeningId);
  const showToast = useToast();
  const words = useWords("cvFiles").file;
  const name = file.file_name;
  const isInWork = file.state === "queued" || file.state === "screening";
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  return (
    <FileRow
      {...cvFileLabel(file)}
      name={name}
      sizeBytes={file.size_bytes}
      actions={
        <>
          {isWorthAnotherTry(file) ? (
            <IconButton
              size="small"
              aria-label={words.readAgain({ name })}
              loading={retry.isPending}
              onClick={() => retry.mutate(file.id, { onError })}
            >
              <RetryIcon fontSize="small" />
            </IconButton>
          ) : null}
          {isGivenOut(file) ? (
            <IconButton
              size="small"
              aria-label={words.download({ name })}
              loading={download.isPending}
              onClick={() => download.mutate(file.id, { onError })}
            >
              <DownloadIcon fontSize="small" />
            </IconButton>
          ) : null}
          {isInWork ? null : (
            <IconButton
              size="small"
              aria-label={words.remove({ name })}
              loading={removal.isPending}
              onClick={() =>
                file.state === "screened" ? onAskRemoval() : removal.mutate(file.id, { onError })
              }
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </>
      }
    />
  );
}
