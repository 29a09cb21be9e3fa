import Alert from "@mui/material/Alert";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useWords } from "../../../words/words.ts";
import { useDeleteInterview } from "../queries.ts";

/** Takes an invitation back that nobody has begun on. */
export function WithdrawDialog(props: {
  driveId: string;
  interviewId: string;
  name: string;
  onClose: () => void;
}) {
  const { driveId, interviewId, name, onClose } = props;
  const words = useWords("drives").candidates.withdraw;
  const [tells, setTells] = useState(true);
  const withdrawal = useDeleteInterview(driveId);
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      isDestructive
      isBusy={withdrawal.isPending}
      onClose={onClose}
      onConfirm={() => withdrawal.mutate({ interviewId, tells }, { onSuccess: onClose })}
    >
      <Typography>{words.text({ name: isolate(name) })}</Typography>
      <FormControlLabel
        control={<Checkbox size="small" checked={tells} onChange={(_, next) => setTells(next)} />}
        label={words.tell}
        sx={{ mt: 1 }}
      />
      {withdrawal.error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {withdrawal.error.message}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
