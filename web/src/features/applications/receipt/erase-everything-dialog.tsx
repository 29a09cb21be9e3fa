import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useWords } from "../../../words/words.ts";
import { failureReason } from "../failure-reason.ts";

/** Asks whoever applied or was interviewed before everything of theirs is erased. */
export function EraseEverythingDialog(props: {
  /** What is erased. */
  children: ReactNode;
  erasing: { error: Error | null; isPending: boolean };
  onErase: () => void;
  onClose: () => void;
}) {
  const { children, erasing, onErase, onClose } = props;
  const words = useWords("receipt").erase;
  const failures = useWords("failures");
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      isDestructive
      isBusy={erasing.isPending}
      onClose={onClose}
      onConfirm={onErase}
    >
      {erasing.error ? (
        <FailureAlert headline={words.notErased} reason={failureReason(erasing.error, failures)} />
      ) : null}
      <Typography sx={{ overflowWrap: "anywhere" }}>{children}</Typography>
      <Typography sx={{ mt: 1 }}>{words.copyFirst}</Typography>
    </ConfirmDialog>
  );
}
