import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import type { MailBatch } from "@winnow/contract/candidate-mails.ts";
import { useEffect, useState } from "react";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatClock } from "../../../ui/format/format-clock.ts";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";
import { candidateMailKeys } from "../query-keys.ts";
import { useUndoMails } from "./rejection-queries.ts";

/** Mails that wait for the time of an undo to pass: how many, how long, and the undo. */
export function WaitingMails({ batch }: { batch: MailBatch }) {
  const words = useWords("rejections").waiting;
  const undo = useUndoMails();
  const showToast = useToast();
  const leftSeconds = useSecondsUntil(batch.sends_at);
  const client = useQueryClient();
  const isOver = leftSeconds === 0;

  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: candidateMailKeys.rejections });
  }, [isOver, client]);

  // What waits is gone from the page once it leaves, maybe before the answer comes: a promise outlives it.
  function takeBack() {
    undo.mutateAsync(batch.id).then(
      () => showToast(words.undone),
      (error: Error) => showToast(error.message, { tone: "error" }),
    );
  }

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
      <Box role="status" sx={{ flex: "1 1 200px" }}>
        {isOver ? words.leaving : words.leave(batch)}
        {isOver ? null : (
          <>
            <span style={visuallyHidden}> {words.inAMoment}</span>
            {/* Each second is not read out. */}
            <span aria-hidden className="figures">
              {" "}
              {words.in({ time: formatClock(leftSeconds * 1000) })}
            </span>
          </>
        )}
      </Box>
      {isOver ? null : (
        <Button variant="outlined" color="inherit" loading={undo.isPending} onClick={takeBack}>
          {words.undo}
        </Button>
      )}
    </Box>
  );
}

/** Whole seconds until a moment, counted down to 0. */
function useSecondsUntil(epochSeconds: number): number {
  const [leftSeconds, setLeftSeconds] = useState(() => secondsUntil(epochSeconds));

  useEffect(() => {
    const timer = setInterval(() => setLeftSeconds(secondsUntil(epochSeconds)), 500);
    return () => clearInterval(timer);
  }, [epochSeconds]);

  return leftSeconds;
}

function secondsUntil(epochSeconds: number): number {
  return Math.max(0, Math.ceil(epochSeconds - Date.now() / 1000));
}
