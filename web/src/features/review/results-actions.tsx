import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { Link as RouterLink } from "react-router";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useScreeningCredits, useStartScreening, useStopScreening } from "../screenings/queries.ts";
import { legalActions } from "../screenings/screening-actions.ts";
import { startHindrance, startLabel } from "../screenings/start-labels.ts";

/** Stop, start again and set-up, as far as each is possible now; and what is done with all results. */
export function ResultsActions(props: {
  screening: Screening;
  isWeighing: boolean;
  onWeigh: () => void;
  onExport: () => void;
}) {
  const { screening, isWeighing, onWeigh, onExport } = props;
  const start = useStartScreening();
  const stop = useStopScreening();
  const quote = useScreeningCredits(screening.id);
  const showToast = useToast();
  const legal = legalActions(screening);
  const onError = (error: Error) => showToast(error.message, { tone: "error" });
  return (
    <>
      <Button component={RouterLink} to={paths.screening(screening.id)} variant="outlined" color="inherit">
        Set-up
      </Button>
      {screening.counts.screened > 0 ? (
        <>
          <Button variant="outlined" color="inherit" aria-pressed={isWeighing} onClick={onWeigh}>
            What-if
          </Button>
          <Button variant="outlined" color="inherit" onClick={onExport}>
            Export…
          </Button>
        </>
      ) : null}
      {legal.has("stop") ? (
        <Button
          variant="outlined"
          color="inherit"
          loading={stop.isPending}
          onClick={() =>
            stop.mutate(screening.id, {
              onSuccess: () =>
                showToast("Stopping. CVs in work are finished; credits held for the rest come back."),
              onError,
            })
          }
        >
          Stop
        </Button>
      ) : null}
      {legal.has("start") ? (
        <Button
          variant="contained"
          loading={start.isPending}
          disabled={
            startHindrance({ ...screening, uploadsRunning: 0, checking: screening.counts.checking }) !== null
          }
          onClick={() => start.mutate(screening.id, { onError })}
        >
          {startLabel(quote.data)}
        </Button>
      ) : null}
    </>
  );
}
