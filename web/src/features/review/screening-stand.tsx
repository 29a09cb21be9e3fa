import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { Link as RouterLink } from "react-router";
import { mutedText, oneLine } from "../../theme/styles.ts";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { useWords } from "../../words/words.ts";
import { HeldChip } from "../retention/held-chip.tsx";
import { donePercent, progressLabel, spokenProgress } from "../screenings/progress-labels.ts";
import { useScreeningJd } from "../screenings/queries.ts";
import { ScreeningStatusChip } from "../screenings/screening-status-chip.tsx";

/** How a screening stands, beside its title: "Completed · 28 of 31 CVs screened."; said to screen readers at every tenth. */
export function ScreeningStand({ screening }: { screening: Screening }) {
  const words = useWords("review").stand;
  const jd = useScreeningJd(screening.id);
  const { counts, progress } = screening;
  const stand = [
    progressLabel(screening),
    ...(counts.duplicates > 0 ? [words.duplicates({ count: counts.duplicates })] : []),
    ...(jd.data && jd.data.reading !== "whole" ? [words.hardlyRead] : []),
  ].join(" ");
  return (
    <>
      <Box sx={{ display: "flex", flex: "none", alignItems: "center", gap: 1 }}>
        <ScreeningStatusChip status={screening.status} />
        {screening.is_on_hold ? <HeldChip /> : null}
        {screening.is_blind ? <Box sx={mutedText}>{words.blind}</Box> : null}
      </Box>
      <Box sx={{ flex: { xs: "1 1 100%", md: "0 1 auto" }, minWidth: 0 }}>
        <Box title={stand} sx={progress ? movingStyle : standStyle}>
          {stand}
        </Box>
        {progress ? (
          <LinearProgress
            variant="determinate"
            value={donePercent(counts)}
            aria-label={words.screened}
            sx={{ height: 3 }}
          />
        ) : null}
      </Box>
      <div role="status" style={visuallyHidden}>
        {spokenProgress(screening)}
      </div>
    </>
  );
}

/** On phones there is room for it in two lines; while it changes by itself it stays in one, so that nothing moves. */
const movingStyle = { ...mutedText, ...oneLine } as const;
const standStyle = { ...movingStyle, whiteSpace: { xs: "normal", md: "nowrap" } } as const;

/** What holds a screening up, and the way on. */
export function OutOfCredits({ screening }: { screening: Screening }) {
  const words = useWords("review").stand;
  if (!screening.waits_for_credits) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={
        <Button component={RouterLink} to={paths.payment} size="small" color="inherit" variant="outlined">
          {words.addCredits}
        </Button>
      }
    >
      {words.outOfCredits}
    </Alert>
  );
}
