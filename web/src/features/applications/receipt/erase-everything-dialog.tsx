import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
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
  return (
    <ConfirmDialog
      isOpen
      title="Erase everything?"
      confirmLabel="Erase for good"
      isDestructive
      isBusy={erasing.isPending}
      onClose={onClose}
      onConfirm={onErase}
    >
      {erasing.error ? (
        <FailureAlert headline="It was not erased." reason={failureReason(erasing.error)} />
      ) : null}
      <Typography sx={{ overflowWrap: "anywhere" }}>{children}</Typography>
      <Typography sx={{ mt: 1 }}>If you want to keep a copy, download everything first.</Typography>
    </ConfirmDialog>
  );
}
