import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { failures } from "@winnow/contract/failures.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening, ScreeningCredits } from "@winnow/contract/screenings.ts";
import { useContext, useState } from "react";
import { Link as RouterLink, useNavigate } from "react-router";
import { ApiError } from "../../../api/api-error.ts";
import { SavedNote } from "../../../ui/feedback/saved-note.tsx";
import { PageFoot } from "../../../ui/page/page-foot.tsx";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";
import { isRunning } from "../cv-files/upload-queue.ts";
import { useUploads } from "../cv-files/use-uploads.ts";
import { saveKey, useScreeningCredits, useStartScreening, useStopScreening } from "../queries.ts";
import { quoteSentence, startHindrance, startLabel } from "../start-labels.ts";
import { BeforeStart } from "./before-start.ts";

/** The foot of the set-up, always in view: the quote, and the start. */
export function StartBar({ screening }: { screening: Screening }) {
  const quote = useScreeningCredits(screening.id);
  const start = useStartScreening({ afterSaving: screening.id });
  const stop = useStopScreening();
  const navigate = useNavigate();
  const beforeStart = useContext(BeforeStart);
  const { uploads } = useUploads(screening.id, "cv");
  const hindrance = startHindrance({
    uploadsRunning: uploads.filter(isRunning).length,
    // The quote may come later than the counts.
    checking:
      screening.status === "Pending" ? Math.max(screening.counts.checking, quote.data?.checking ?? 0) : 0,
    mode: screening.mode,
  });
  const words = useWords("screeningSetup").start;
  const { addCredits } = useWords("screenings").start;
  const isInProgress = screening.status === "InProgress";
  const error = useCurrentFailure(start.error ?? stop.error, { screening, quote: quote.data });
  const isDone = screening.status === "Completed";
  const sentence = isInProgress
    ? words.running
    : isDone
      ? words.done
      : quote.data
        ? quoteSentence(quote.data)
        : "";

  async function begin() {
    if (!(await beforeStart.current())) return;
    const { id, mode } = screening;
    start.mutate(
      { id, mode, quoted: quote.data?.quoted },
      { onSuccess: () => navigate(paths.results(screening.id)) },
    );
  }

  return (
    <PageFoot label={words.label}>
      {error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error.message}
          {isCode(error, "creditsInsufficient") ? (
            <>
              {" "}
              <Link component={RouterLink} to={paths.payment}>
                {addCredits}
              </Link>
            </>
          ) : null}
        </Alert>
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, columnGap: 2 }}>
        <Box
          // A line of its own for what is saved: the foot must not grow while somebody presses what is above it.
          sx={{ flex: "1 1 220px", minWidth: 0, display: "grid" }}
        >
          <Typography id="start-quote" className="figures" sx={{ minHeight: 22 }}>
            {hindrance ?? sentence}
          </Typography>
          {/* Without the number of files, which would be read out with every single one. */}
          <div role="status" style={visuallyHidden}>
            {hindrance === null ? sentence : words.notReady}
          </div>
          <SavedNote saveKey={saveKey(screening.id)} />
        </Box>
        {screening.counts.screened > 0 || isInProgress ? (
          <Button component={RouterLink} to={paths.results(screening.id)} variant="outlined" color="inherit">
            {words.results}
          </Button>
        ) : null}
        {isInProgress ? (
          <Button
            variant="outlined"
            color="inherit"
            loading={stop.isPending}
            onClick={() => stop.mutate(screening)}
          >
            {words.stop}
          </Button>
        ) : isDone ? null : (
          <Button
            variant="contained"
            aria-describedby="start-quote"
            disabled={hindrance !== null}
            loading={start.isPending}
            onClick={() => void begin()}
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {startLabel(quote.data)}
          </Button>
        )}
      </Box>
    </PageFoot>
  );
}

/** A failure for as long as what it complains of stands as it stood then; a price that has changed, until the start. */
function useCurrentFailure(
  failure: Error | null,
  { screening, quote }: { screening: Screening; quote: ScreeningCredits | undefined },
): Error | null {
  const { status, jd_state, requirements_count, counts } = screening;
  const ground = JSON.stringify([status, jd_state, requirements_count, counts]);
  const [seen, setSeen] = useState({ failure, ground });
  if (seen.failure !== failure) setSeen({ failure, ground });
  const isAffordable = quote !== undefined && quote.quoted <= quote.available;
  if (isCode(failure, "creditsInsufficient") && isAffordable) return null;
  if (isCode(failure, "quoteOutdated")) return status === "Pending" ? failure : null;
  return seen.ground === ground ? failure : null;
}

function isCode(failure: Error | null, name: "creditsInsufficient" | "quoteOutdated"): boolean {
  return failure instanceof ApiError && failure.code === failures[name].code;
}
