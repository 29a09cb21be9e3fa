import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { Rescreening, RescreeningStand } from "@winnow/contract/rescreenings.ts";
import { useState } from "react";
import { newUuid } from "../../api/new-uuid.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { allOf } from "../../words/joined.ts";
import { useWords } from "../../words/words.ts";
import { formatExactPoints } from "../evidence/format-score.ts";
import { useSettleRescreening, useStartRescreening } from "./queries.ts";

/** How much would change, and what a person makes of it. */
export function RescreeningSummary(props: {
  screeningId: string;
  stand: RescreeningStand;
  rescreening: Rescreening;
}) {
  const { screeningId, stand, rescreening } = props;
  const { state, changed, raised, lowered, results: count, kept, outdated_by: outdatedBy } = rescreening;
  const words = useWords("rescreening");
  const engines = allOf(stand.older.engine_versions);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {state === "taken over"
          ? words.summary.changed({ changed, count })
          : words.summary.would({ changed, count })}
      </Typography>
      <Typography sx={{ mt: 0.5, maxWidth: "80ch" }}>
        {[
          changed > 0
            ? words.summary.moves({ raised, lowered, largest: formatExactPoints(rescreening.largest_change) })
            : "",
          words.summary.verdicts({ count: rescreening.with_other_verdicts }),
          kept > 0 ? words.summary.kept({ count: kept }) : "",
        ]
          .filter(Boolean)
          .join(" ")}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: "text.secondary", maxWidth: "80ch" }}>
        {state === "taken over"
          ? words.takenOver({
              engine: rescreening.engine_version,
              by: rescreening.settled_by ?? "",
              at: rescreening.settled_at === null ? "" : formatDateTime(rescreening.settled_at),
            })
          : words.basis({ engine: rescreening.engine_version, engines })}
      </Typography>
      {state === "ready" && outdatedBy ? (
        <CompareAnew screeningId={screeningId} reason={words.outdated[outdatedBy]} />
      ) : null}
      {state === "taken over" && stand.older.results > 0 ? (
        <CompareAnew screeningId={screeningId} reason={words.left({ count: stand.older.results })} />
      ) : null}
      {state === "ready" && !outdatedBy ? (
        <Settling screeningId={screeningId} rescreening={rescreening} />
      ) : null}
      {state === "taking over" ? (
        <Typography role="status" sx={{ mt: 2 }}>
          {words.takingOver}
        </Typography>
      ) : null}
    </Paper>
  );
}

/** Why it is of no more use as it is, and the way on. */
function CompareAnew({ screeningId, reason }: { screeningId: string; reason: string }) {
  const words = useWords("rescreening");
  const start = useStartRescreening(screeningId);
  const showToast = useToast();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, columnGap: 2, mt: 2 }}>
      <Box role="status" sx={{ flex: "1 1 280px", maxWidth: "72ch" }}>
        {reason}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        loading={start.isPending}
        onClick={() =>
          start.mutate(newUuid(), {
            onError: (error) => showToast(error.message, { tone: "error" }),
          })
        }
      >
        {words.anew}
      </Button>
    </Box>
  );
}

function Settling({ screeningId, rescreening }: { screeningId: string; rescreening: Rescreening }) {
  const words = useWords("rescreening").settle;
  const settle = useSettleRescreening(screeningId);
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { id, results, kept, changed, engine_version: engine } = rescreening;
  const count = results - kept;

  function act(as: "taken over" | "dismissed") {
    settle.mutate(
      { id, as, act: newUuid() },
      {
        onSuccess: () => {
          if (as === "dismissed") showToast(words.dismissed);
        },
        onError: (error) => showToast(error.message, { tone: "error" }),
        onSettled: () => setIsAsking(false),
      },
    );
  }

  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
        {count > 0 ? (
          <Button variant="contained" disabled={settle.isPending} onClick={() => setIsAsking(true)}>
            {words.takeOver}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          color="inherit"
          disabled={settle.isPending}
          onClick={() => act("dismissed")}
        >
          {words.dismiss}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title({ engine })}
        confirmLabel={words.confirm({ count })}
        isBusy={settle.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => act("taken over")}
      >
        {words.text({ changed })}
      </ConfirmDialog>
    </>
  );
}
