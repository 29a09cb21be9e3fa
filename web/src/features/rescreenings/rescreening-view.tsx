import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { Rescreening, RescreeningStand } from "@winnow/contract/rescreenings.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { newUuid } from "../../api/new-uuid.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { allOf } from "../../words/joined.ts";
import { useWords } from "../../words/words.ts";
import { useRescreening, useStartRescreening } from "./queries.ts";
import { RescreenedList } from "./rescreened-list.tsx";
import { noticeOf } from "./rescreening-states.ts";
import { RescreeningSummary } from "./rescreening-summary.tsx";

/** What a newer engine finds in the CVs of a screening, beside what an older one had found; taken over or not. */
export default function RescreeningView(props: { screening: Screening; onClose: () => void }) {
  const { screening, onClose } = props;
  const words = useWords("rescreening");
  const stand = useRescreening(screening.id);
  return (
    <section aria-labelledby="rescreening-heading">
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 2 }}>
        <Typography variant="h2" id="rescreening-heading" sx={{ flex: 1 }}>
          {words.title}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {words.back}
        </Button>
      </Box>
      {stand.data ? (
        <Stand screeningId={screening.id} stand={stand.data} />
      ) : stand.error ? (
        <ErrorState
          title={words.failed}
          error={stand.error}
          onRetry={() => void stand.refetch()}
          isRetrying={stand.isFetching}
        />
      ) : (
        <Skeleton variant="rounded" height={480} role="progressbar" aria-label={words.loading} />
      )}
    </section>
  );
}

function Stand({ screeningId, stand }: { screeningId: string; stand: RescreeningStand }) {
  const { rescreening } = stand;
  switch (rescreening?.state) {
    case "comparing":
      return rescreening.outdated_by === "engine" ? (
        <Start screeningId={screeningId} stand={stand} />
      ) : (
        <Comparing rescreening={rescreening} />
      );
    case "ready":
    case "taking over":
    case "taken over":
      // One that was settled with an engine before is over.
      if (rescreening.state === "taken over" && noticeOf(stand) === "offered") {
        return <Start screeningId={screeningId} stand={stand} />;
      }
      return (
        <>
          <RescreeningSummary screeningId={screeningId} stand={stand} rescreening={rescreening} />
          <RescreenedList screeningId={screeningId} rescreeningId={rescreening.id} />
        </>
      );
    default:
      return <Start screeningId={screeningId} stand={stand} />;
  }
}

/** Before anything is compared: what it is, and that it changes nothing. */
function Start({ screeningId, stand }: { screeningId: string; stand: RescreeningStand }) {
  const words = useWords("rescreening").start;
  const start = useStartRescreening(screeningId);
  const showToast = useToast();
  const { older, engine_version: engine } = stand;
  if (older.results === 0) {
    return <EmptyState title={words.none.title}>{words.none.text({ engine })}</EmptyState>;
  }
  return (
    <EmptyState
      title={words.title({ count: older.results, engines: allOf(older.engine_versions) })}
      action={
        <Button
          variant="contained"
          loading={start.isPending}
          onClick={() =>
            start.mutate(newUuid(), {
              onError: (error) => showToast(error.message, { tone: "error" }),
            })
          }
        >
          {words.compare({ engine })}
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  );
}

function Comparing({ rescreening: { done, results } }: { rescreening: Rescreening }) {
  const words = useWords("rescreening");
  const percent = results === 0 ? 100 : Math.floor((100 * done) / results);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography>{words.comparing({ done, count: results })}</Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={words.progress}
        sx={{ mt: 1.5, maxWidth: 480 }}
      />
      <Typography variant="body2" sx={{ mt: 1.5, color: "text.secondary" }}>
        {words.leave}
      </Typography>
    </Paper>
  );
}
