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
import { useWords } from "../../../words/words.ts";
import { formatScore } from "../../evidence/format-score.ts";
import { useSetOwnScore } from "./queries.ts";
import { typedScore } from "./typed-score.ts";

type Props = { result: ScreeningResultWithReport; isOpen: boolean; onClose: () => void };

/** A score of one's own with the reason; it stands beside the matching score and never changes it. */
export function OwnScoreDialog({ result, isOpen, onClose }: Props) {
  const titleId = useId();
  const { ownScore: words } = useWords("matchReport");
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <OwnScoreForm result={result} onClose={onClose} />
    </Dialog>
  );
}

function OwnScoreForm({ result, onClose }: Omit<Props, "isOpen">) {
  const { own_score: ownScore } = result;
  const set = useSetOwnScore({ id: result.id, screeningId: result.screening.id });
  const showToast = useToast();
  const { ownScore: words } = useWords("matchReport");
  const { cancel } = useWords("kit");
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
        showToast(wanted ? words.saved : words.taken);
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
          <p style={{ margin: 0 }}>{words.text({ score: formatScore(result.matching_score) })}</p>
          <TextField
            label={words.field}
            registration={register("score", {
              validate: (typed) => typedScore(typed) !== null || words.notAScore,
            })}
            error={errors.score?.message}
          />
          <TextField
            label={words.reason}
            registration={register("reason", {
              validate: (typed) => typed.trim() !== "" || words.noReason,
              maxLength: { value: 500, message: words.longReason },
            })}
            error={errors.reason?.message}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        {ownScore ? (
          <Button color="inherit" onClick={() => save(null)} disabled={set.isPending} sx={{ mr: "auto" }}>
            {words.takeAway}
          </Button>
        ) : null}
        <Button
          color="inherit"
          onClick={() => {
            dropDraft();
            onClose();
          }}
        >
          {cancel}
        </Button>
        <Button type="submit" variant="contained" loading={set.isPending}>
          {words.save}
        </Button>
      </DialogActions>
    </form>
  );
}
