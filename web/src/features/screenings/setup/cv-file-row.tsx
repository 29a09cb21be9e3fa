import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import DownloadIcon from "@mui/icons-material/DownloadRounded";
import RetryIcon from "@mui/icons-material/ReplayRounded";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { type CvFile, reasonsWorthAnotherTry } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useDeleteFile, useDownload, useRetryFile } from "../cv-file-queries.ts";
import { cvFileWords } from "./cv-file-words.ts";
import { FileRow } from "./file-row.tsx";

export function isWorthAnotherTry({ state, duplicate_of, failure }: CvFile): boolean {
  return (
    state === "failed" &&
    !duplicate_of &&
    (failure === null || reasonsWorthAnotherTry.includes(failure.reason))
  );
}

/** A CV file that the server knows, with what can be done with it in its state. */
export function CvFileRow({ screeningId, file }: { screeningId: string; file: CvFile }) {
  const download = useDownload(screeningId);
  const removal = useDeleteFile(screeningId);
  const retry = useRetryFile(screeningId);
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const isInWork = file.state === "queued" || file.state === "screening";
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  function remove() {
    removal.mutate(file.id, { onError, onSettled: () => setIsAsking(false) });
  }

  return (
    <FileRow
      {...cvFileWords(file)}
      name={file.file_name}
      sizeBytes={file.size_bytes}
      actions={
        <>
          {isWorthAnotherTry(file) ? (
            <IconButton
              size="small"
              aria-label={`Read again: ${isolate(file.file_name)}`}
              loading={retry.isPending}
              onClick={() => retry.mutate(file.id, { onError })}
            >
              <RetryIcon fontSize="small" />
            </IconButton>
          ) : null}
          {file.state === "uploading" ? null : (
            <IconButton
              size="small"
              aria-label={`Download: ${isolate(file.file_name)}`}
              loading={download.isPending}
              onClick={() => download.mutate(file.id, { onError })}
            >
              <DownloadIcon fontSize="small" />
            </IconButton>
          )}
          {isInWork ? null : (
            <IconButton
              size="small"
              aria-label={`Remove: ${isolate(file.file_name)}`}
              loading={removal.isPending}
              onClick={() => (file.state === "screened" ? setIsAsking(true) : remove())}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
          <ConfirmDialog
            isOpen={isAsking}
            title="Remove this CV?"
            confirmLabel="Remove for good"
            isDestructive
            isBusy={removal.isPending}
            onClose={() => setIsAsking(false)}
            onConfirm={remove}
          >
            <Typography sx={{ overflowWrap: "anywhere" }}>
              <bdi>{file.file_name}</bdi> and its result are removed for good.
            </Typography>
          </ConfirmDialog>
        </>
      }
    />
  );
}
