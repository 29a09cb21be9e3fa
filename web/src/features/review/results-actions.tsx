import Button from "@mui/material/Button";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useWords } from "../../words/words.ts";
import { useScreeningCredits, useStartScreening, useStopScreening } from "../screenings/queries.ts";
import { legalActions } from "../screenings/screening-actions.ts";
import { startHindrance, startLabel } from "../screenings/start-labels.ts";

/** What is done next with a screening: stop it, start it again, or else take its results along. */
export function ResultsActions(props: { screening: Screening; onExport: () => void }) {
  const { screening, onExport } = props;
  const words = useWords("review").actions;
  const start = useStartScreening();
  const stop = useStopScreening();
  const quote = useScreeningCredits(screening.id);
  const showToast = useToast();
  const legal = legalActions(screening);
  const onError = (error: Error) => showToast(error.message, { tone: "error" });
  return (
    <>
      {screening.counts.screened > 0 ? (
        <Button variant="outlined" color="inherit" onClick={onExport} sx={buttonStyle}>
          {words.export}
        </Button>
      ) : null}
      {legal.has("stop") ? (
        <Button
          variant="outlined"
          color="inherit"
          loading={stop.isPending}
          onClick={() =>
            stop.mutate(screening, {
              onSuccess: () => showToast(words.stopping),
              onError,
            })
          }
          sx={buttonStyle}
        >
          {words.stop}
        </Button>
      ) : null}
      {legal.has("start") ? (
        <Button
          variant="contained"
          loading={start.isPending}
          disabled={
            startHindrance({ ...screening, uploadsRunning: 0, checking: screening.counts.checking }) !== null
          }
          onClick={() => start.mutate({ ...screening, quoted: quote.data?.quoted }, { onError })}
          sx={buttonStyle}
        >
          {startLabel(quote.data)}
        </Button>
      ) : null}
    </>
  );
}

const buttonStyle = { whiteSpace: "nowrap" } as const;
