import PauseIcon from "@mui/icons-material/PauseRounded";
import GoOnIcon from "@mui/icons-material/PlayArrowRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { plainList } from "../../../theme/styles.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { batchLabel, uploadsInView } from "./cv-file-labels.ts";
import { isRunning } from "./upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

/** The files that are being sent: how far all of them are, those that need a person, and those under way. */
export function UploadsOnTheirWay({ screeningId }: { screeningId: string }) {
  const { uploads, isPaused, batch, runner } = useUploads(screeningId, "cv");
  const { shown, hiddenCount } = uploadsInView(uploads);
  const stalled = uploads.filter((upload) => upload.state === "stalled");
  const running = uploads.filter(isRunning);
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="uploads-heading" sx={{ mt: 3 }}>
      <Typography id="uploads-heading" variant="h4" component="h3">
        {running.length > 0 ? "Being added" : "Not added"}
      </Typography>
      {running.length > 0 ? (
        <Box sx={{ mt: 0.5 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
            <Typography
              variant="body2"
              className="figures"
              sx={{ flex: "1 1 160px", color: "text.secondary" }}
            >
              {batchLabel(batch, isPaused)}
            </Typography>
            <Button
              size="small"
              color="inherit"
              startIcon={isPaused ? <GoOnIcon /> : <PauseIcon />}
              onClick={isPaused ? runner.resume : runner.pause}
            >
              {isPaused ? "Go on" : "Pause"}
            </Button>
            <Button
              size="small"
              color="inherit"
              onClick={() => runner.cancel(running.map((upload) => upload.key))}
            >
              Cancel all
            </Button>
          </Box>
          <LinearProgress
            variant="determinate"
            value={batch.percent}
            aria-label="Files sent"
            sx={{ mt: 0.5, mb: 1, opacity: isPaused ? 0.5 : 1 }}
          />
          {/* Said at every quarter, not with every file. */}
          <div role="status" style={visuallyHidden}>
            {isPaused ? "Sending is paused." : `Sending, ${Math.floor(batch.percent / 25) * 25}% done`}
          </div>
        </Box>
      ) : null}
      {stalled.length > 1 ? (
        <Button
          size="small"
          color="inherit"
          onClick={() => runner.retry(stalled.map((upload) => upload.key))}
        >
          Try all {stalled.length} again
        </Button>
      ) : null}
      <Box component="ul" aria-label="Files on their way" sx={plainList}>
        {shown.map((upload) => (
          <UploadRow key={upload.key} upload={upload} runner={runner} />
        ))}
      </Box>
      {hiddenCount > 0 ? (
        <Typography variant="body2" sx={{ color: "text.secondary", py: 1 }}>
          and {formatCount(hiddenCount, "more file", "more files")} waiting to be sent
        </Typography>
      ) : null}
    </Box>
  );
}
