import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useFormDraft } from "../../../api/use-form-draft.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { formatScore } from "../../evidence/format-score.ts";
import { useSetOwnScore } from "./queries.ts";
import { typedScore } from "./typed-score.ts";

type Props = { result: ScreeningResultWithReport; isOpen: boolean; onClose: () => void };

/** A score of one's own with the reason; it stands beside the matching score and never changes it. */
export function OwnScoreDialog({ result, isOpen, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>My score</DialogTitle>
      <OwnScoreForm result={result} onClose={onClose} />
    </Dialog>
  );
}

function OwnScoreForm({ result, onClose }: Omit<Props, "isOpen">) {
  const { own_score: ownScore } = result;
  const set = useSetOwnScore({ id: result.id, screeningId: result.screening.id });
  const showToast = useToast();
  const form = useForm({
    defaultValues: { score: ownScore ? String(ownScore.score) : "", reason: ownScore?.reason ?? "" },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const dropDraft = useFormDraft(form, { subjectId: result.id, name: "own score" });

  function save(wanted: { score: number; reason: string } | null) {
    set.mutate(wanted, {
      onSuccess: () => {
        dropDraft();
        showToast(wanted ? "Saved your score." : "Took your score away.");
        onClose();
      },
      onError: (error) => setError("reason", { message: error.message }),
    });
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ score, reason }) =>
        save({ score: typedScore(score) ?? 0, reason: reason.trim() }),
      )}
    >
      <DialogContent>
        <Box sx={{ display: "grid", gap: 2 }}>
          <p style={{ margin: 0 }}>
            It stands beside the matching score of {formatScore(result.matching_score)}, which stays as it is.
          </p>
          <TextField
            label="Score, 0 to 100"
            registration={register("score", {
              validate: (typed) => typedScore(typed) !== null || "Please enter a number from 0 to 100.",
            })}
            error={errors.score?.message}
          />
          <TextField
            label="Reason"
            registration={register("reason", {
              validate: (typed) => typed.trim() !== "" || "Please say why.",
              maxLength: { value: 500, message: "Please use at most 500 characters." },
            })}
            error={errors.reason?.message}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        {ownScore ? (
          <Button color="inherit" onClick={() => save(null)} disabled={set.isPending} sx={{ mr: "auto" }}>
            Take it away
          </Button>
        ) : null}
        <Button
          color="inherit"
          onClick={() => {
            dropDraft();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={set.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
