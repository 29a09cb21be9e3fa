import Button from "@mui/material/Button";
import { isolate } from "@winnow/contract/isolate.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useRevealCandidate } from "../queries.ts";
import { resultName } from "../report-labels.ts";

type Hidden = Pick<ScreeningResult, "id" | "name" | "file_name" | "is_hidden" | "candidate_number">;

/** Shows who a candidate is, after saying that this is written down. */
export function RevealButton({ screeningId, result }: { screeningId: string; result: Hidden }) {
  const [isAsking, setIsAsking] = useState(false);
  const reveal = useRevealCandidate(screeningId);
  const showToast = useToast();
  if (!result.is_hidden) return null;
  const name = resultName(result);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setIsAsking(true)}>
        Reveal
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Reveal ${isolate(name)}?`}
        confirmLabel="Reveal"
        isBusy={reveal.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          reveal.mutate(result.id, {
            onSuccess: () => {
              setIsAsking(false);
              showToast(`${isolate(name)} is revealed. It is written in the history.`);
            },
            onError: (error) => showToast(error.message, { tone: "error" }),
          })
        }
      >
        Name, contact and schools are shown from then on to everybody in this screening. That you revealed
        them is written into the candidate’s history.
      </ConfirmDialog>
    </>
  );
}
