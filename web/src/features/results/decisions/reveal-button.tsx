import Button from "@mui/material/Button";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useRevealCandidate } from "../queries.ts";
import { resultName } from "../report-labels.ts";

type Hidden = Pick<ScreeningResult, "id" | "name" | "file_name" | "is_hidden" | "candidate_number">;

/** Shows who a candidate is, after saying that this is written down. */
export function RevealButton(props: { screeningId: string; result: Hidden; size?: "small" | "medium" }) {
  const { screeningId, result, size = "medium" } = props;
  const [isAsking, setIsAsking] = useState(false);
  const reveal = useRevealCandidate(screeningId);
  const showToast = useToast();
  const words = useWords("results").reveal;
  if (!result.is_hidden) return null;
  const name = resultName(result);
  return (
    <>
      <Button size={size} variant="outlined" color="inherit" onClick={() => setIsAsking(true)}>
        {words.act}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title({ name })}
        confirmLabel={words.act}
        isBusy={reveal.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          reveal.mutate(result.id, {
            onSuccess: () => {
              setIsAsking(false);
              showToast(words.done({ name }));
            },
            onError: (error) => showToast(error.message, { tone: "error" }),
          })
        }
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}
