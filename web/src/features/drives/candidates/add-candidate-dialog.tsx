import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { type FormEvent, useId } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { useDraft } from "../../../api/use-draft.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useAddCandidates } from "../queries.ts";
import { CandidateFieldsInputs } from "./candidate-fields.tsx";

/** Adds one candidate by hand; what is typed is kept until then. */
export function AddCandidateDialog({ drive, onClose }: { drive: DriveRoundDetails; onClose: () => void }) {
  const words = useWords("drives");
  const { cancel } = useWords("kit");
  const titleId = useId();
  const draft = useDraft({ subjectId: drive.id, name: "new candidate" });
  const addition = useAddCandidates(drive.id);
  const showToast = useToast();
  const typed = (name: string) => {
    const value = draft.fields?.[name];
    return typeof value === "string" ? value : "";
  };
  const fields = { name: typed("name"), email: typed("email") };
  const messages = addition.error instanceof ApiError ? addition.error.fields : {};

  function add(event: FormEvent) {
    event.preventDefault();
    addition.mutate(
      { candidates: [fields] },
      {
        onSuccess: ({ added }) => {
          draft.keep(null);
          onClose();
          showToast(
            added > 0
              ? words.candidates.added({ name: isolate(fields.name) })
              : words.candidates.known({ email: isolate(fields.email) }),
          );
        },
      },
    );
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={add} noValidate>
        <DialogTitle id={titleId}>{words.candidates.add}</DialogTitle>
        <DialogContent>
          <CandidateFieldsInputs fields={fields} messages={messages} onChange={draft.keep} />
          {addition.error && Object.keys(messages).length === 0 ? (
            <Alert severity="error" sx={{ mt: 2 }}>
              {addition.error.message}
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" loading={addition.isPending}>
            {words.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
