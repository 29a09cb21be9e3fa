import CloseIcon from "@mui/icons-material/CloseRounded";
import RetryIcon from "@mui/icons-material/ReplayRounded";
import IconButton from "@mui/material/IconButton";
import { memo } from "react";
import { useWords } from "../../../words/words.ts";
import { sentPercent, uploadLabel } from "./cv-file-labels.ts";
import { FileRow } from "./file-row.tsx";
import { isRunning, type Upload } from "./upload-queue.ts";
import type { UploadRunner } from "./upload-runner.ts";

/** A file that is on its way, or that could not be sent. */
export const UploadRow = memo(function UploadRow(props: { upload: Upload; runner: UploadRunner }) {
  const { upload, runner } = props;
  const words = useWords("cvFiles").sending;
  return (
    <FileRow
      {...uploadLabel(upload)}
      name={upload.name}
      sizeBytes={upload.sizeBytes}
      percent={upload.state === "sending" ? sentPercent(upload) : null}
      actions={
        <>
          {upload.state === "stalled" ? (
            <IconButton
              size="small"
              aria-label={words.tryAgain(upload)}
              onClick={() => runner.retry([upload.key])}
            >
              <RetryIcon fontSize="small" />
            </IconButton>
          ) : null}
          {upload.state === "arrived" ? null : (
            <IconButton
              size="small"
              aria-label={isRunning(upload) ? words.cancel(upload) : words.remove(upload)}
              onClick={() => runner.cancel([upload.key])}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </>
      }
    />
  );
});
