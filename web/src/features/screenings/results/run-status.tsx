import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { Screening } from "@winnow/contract/screenings.ts";
import { Link as RouterLink } from "react-router";
import { visuallyHidden } from "../../../ui/visually-hidden.ts";
import { runWords, spokenRun } from "./run-words.ts";

/** How far the run is, live; and what holds it up. */
export function RunStatus({ screening }: { screening: Screening }) {
  const { progress, waits_for_credits } = screening;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {runWords(screening)}
      </Typography>
      {progress ? (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, Math.max(0, progress.percent))}
          aria-label="CVs screened"
          sx={{ mt: 1 }}
        />
      ) : null}
      <div role="status" style={visuallyHidden}>
        {spokenRun(screening)}
      </div>
      {waits_for_credits ? (
        <Alert
          severity="warning"
          sx={{ mt: 2 }}
          action={
            <Button
              component={RouterLink}
              to="/admin/payment"
              size="small"
              color="inherit"
              variant="outlined"
            >
              Add credits
            </Button>
          }
        >
          The credits ran out, so the rest of the CVs wait. The screening goes on by itself when there are
          some.
        </Alert>
      ) : null}
    </Box>
  );
}
