import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { DriveCandidate } from "@winnow/contract/drives.ts";
import { type FormEvent, useId, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { useUpdateCandidate } from "../queries.ts";
import { CandidateFieldsInputs } from "./candidate-fields.tsx";

/** Corrects how a candidate is called, and where mail goes. */
export function CorrectCandidateDialog(props: {
  driveId: string;
  candidate: DriveCandidate;
  onClose: () => void;
}) {
  const { driveId, candidate, onClose } = props;
  const titleId = useId();
  const [fields, setFields] = useState({ name: candidate.name, email: candidate.email });
  const update = useUpdateCandidate(driveId);
  const messages = update.error instanceof ApiError ? update.error.fields : {};

  function save(event: FormEvent) {
    event.preventDefault();
    update.mutate({ candidateId: candidate.id, changes: fields }, { onSuccess: onClose });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={save} noValidate>
        <DialogTitle id={titleId}>Correct name or address</DialogTitle>
        <DialogContent>
          <CandidateFieldsInputs fields={fields} messages={messages} onChange={setFields} />
          {update.error && Object.keys(messages).length === 0 ? (
            <Alert severity="error" sx={{ mt: 2 }}>
              {update.error.message}
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={update.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
