import PauseIcon from "@mui/icons-material/PauseRounded";
import GoOnIcon from "@mui/icons-material/PlayArrowRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { plainList } from "../../../theme/styles.ts";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";
import { batchLabel, uploadsInView } from "./cv-file-labels.ts";
import { isRunning } from "./upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

/** The files that are being sent: how far all of them are, those that need a person, and those under way. */
export function UploadsOnTheirWay({ screeningId }: { screeningId: string }) {
  const { uploads, isPaused, batch, runner } = useUploads(screeningId, "cv");
  const { shown, hiddenCount } = uploadsInView(uploads);
  const words = useWords("cvFiles").sending;
  const stalled = uploads.filter((upload) => upload.state === "stalled");
  const running = uploads.filter(isRunning);
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="uploads-heading" sx={{ mt: 3 }}>
      <Typography id="uploads-heading" variant="h4" component="h3">
        {running.length > 0 ? words.title : words.stopped}
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
              {isPaused ? words.resume : words.pause}
            </Button>
            <Button
              size="small"
              color="inherit"
              onClick={() => runner.cancel(running.map((upload) => upload.key))}
            >
              {words.cancelAll}
            </Button>
          </Box>
          <LinearProgress
            variant="determinate"
            value={batch.percent}
            aria-label={words.label}
            sx={{ mt: 0.5, mb: 1, opacity: isPaused ? 0.5 : 1 }}
          />
          {/* Said at every quarter, not with every file. */}
          <div role="status" style={visuallyHidden}>
            {isPaused ? words.isPaused : words.spoken({ percent: Math.floor(batch.percent / 25) * 25 })}
          </div>
        </Box>
      ) : null}
      {stalled.length > 1 ? (
        <Button
          size="small"
          color="inherit"
          onClick={() => runner.retry(stalled.map((upload) => upload.key))}
        >
          {words.tryAll({ count: stalled.length })}
        </Button>
      ) : null}
      <Box component="ul" aria-label={words.list} sx={plainList}>
        {shown.map((upload) => (
          <UploadRow key={upload.key} upload={upload} runner={runner} />
        ))}
      </Box>
      {hiddenCount > 0 ? (
        <Typography variant="body2" sx={{ color: "text.secondary", py: 1 }}>
          {words.more({ count: hiddenCount })}
        </Typography>
      ) : null}
    </Box>
  );
}
