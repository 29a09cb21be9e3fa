import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { DriveRound } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { formatCount } from "../../ui/format/format-count.ts";
import { useCancelDrive } from "./queries.ts";

/** Says whom a cancellation reaches before it does. */
export function CancelDriveDialog({ drive, onClose }: { drive: DriveRound; onClose: () => void }) {
  const cancellation = useCancelDrive();
  const showToast = useToast();
  const open = drive.counts.candidates - drive.counts.completed;
  return (
    <ConfirmDialog
      isOpen
      title="Cancel this drive?"
      confirmLabel="Cancel the drive"
      isDestructive
      isBusy={cancellation.isPending}
      onClose={onClose}
      onConfirm={() =>
        cancellation.mutate(drive, {
          onSuccess: () => {
            onClose();
            showToast(`“${isolate(drive.title)}” is cancelled.`);
          },
        })
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }} dir="auto">
        {drive.title}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        {formatCount(open, "candidate who has not finished is", "candidates who have not finished are")} told
        and can no longer answer. The credits held for them come back. Completed interviews stay.
      </Typography>
      {cancellation.error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {cancellation.error.message}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
