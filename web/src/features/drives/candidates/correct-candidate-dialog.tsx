import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { DriveCandidate } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { type FormEvent, useId, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { sayReason } from "../../../words/said-failure.ts";
import { useWords } from "../../../words/words.ts";
import { useCorrectCandidate } from "../queries.ts";
import { CandidateFieldsInputs } from "./candidate-fields.tsx";
import { openInterviewOf } from "./open-interview-of.ts";

/** Corrects how a candidate is called, and where mail goes; an invitation that has not arrived there is sent. */
export function CorrectCandidateDialog(props: {
  driveId: string;
  candidate: DriveCandidate;
  onSent?: () => void;
  onClose: () => void;
}) {
  const { driveId, candidate, onSent, onClose } = props;
  const words = useWords("drives");
  const { cancel } = useWords("kit");
  const titleId = useId();
  const [fields, setFields] = useState({ name: candidate.name, email: candidate.email });
  const correction = useCorrectCandidate(driveId);
  const showToast = useToast();
  const messages = correction.error instanceof ApiError ? correction.error.fields : {};
  const interview = openInterviewOf(candidate);
  const failure = interview?.email_failure ?? null;
  const invitedBy =
    interview && (failure !== null || fields.email.trim() !== candidate.email) ? interview.id : null;

  function save(event: FormEvent) {
    event.preventDefault();
    const email = fields.email.trim();
    correction.mutate(
      { candidateId: candidate.id, name: fields.name, email, invitedBy },
      {
        onSuccess: () => {
          if (invitedBy !== null) {
            onSent?.();
            showToast(words.candidates.goesTo({ email: isolate(email) }));
          }
          onClose();
        },
      },
    );
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={save} noValidate>
        <DialogTitle id={titleId}>{words.candidates.correct}</DialogTitle>
        <DialogContent>
          {failure === null ? null : (
            <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>{sayReason(failure)}</Typography>
          )}
          <CandidateFieldsInputs
            fields={fields}
            messages={messages}
            isAddressFirst={failure !== null}
            onChange={setFields}
          />
          {correction.error && Object.keys(messages).length === 0 ? (
            <Alert severity="error" sx={{ mt: 2 }}>
              {correction.error.message}
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" loading={correction.isPending}>
            {invitedBy === null ? words.save : words.candidates.sendInvitation}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
