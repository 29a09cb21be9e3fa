import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type FormEventHandler, type ReactNode, useId } from "react";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useWords } from "../../../words/words.ts";
import { FormColumn } from "../form-column.tsx";
import type { FormFailure } from "../form-failure.ts";

/** A form of the account page in a dialog. */
export function FormDialog(props: {
  title: string;
  act: string;
  form: {
    failure: FormFailure | null;
    isSending: boolean;
    onSubmit: FormEventHandler<HTMLFormElement>;
    prepare: () => void;
  };
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, act, form, onClose, children } = props;
  const words = useWords("kit");
  const [titleId, formId] = [useId(), useId()];
  return (
    <Dialog
      open
      onClose={form.isSending ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {form.failure ? <FailureAlert {...form.failure} /> : null}
        <FormColumn id={formId} onSubmit={form.onSubmit} prepare={form.prepare}>
          {children}
        </FormColumn>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={form.isSending}>
          {words.cancel}
        </Button>
        <Button type="submit" form={formId} variant="contained" loading={form.isSending}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
