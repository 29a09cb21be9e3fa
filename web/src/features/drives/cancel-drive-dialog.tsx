import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { DriveRound } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useWords } from "../../words/words.ts";
import { useCancelDrive } from "./queries.ts";

/** Says whom a cancellation reaches before it does. */
export function CancelDriveDialog({ drive, onClose }: { drive: DriveRound; onClose: () => void }) {
  const words = useWords("drives").cancel;
  const cancellation = useCancelDrive();
  const showToast = useToast();
  const open = drive.counts.candidates - drive.counts.completed;
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.act}
      isDestructive
      isBusy={cancellation.isPending}
      onClose={onClose}
      onConfirm={() =>
        cancellation.mutate(drive, {
          onSuccess: () => {
            onClose();
            showToast(words.done({ title: isolate(drive.title) }));
          },
        })
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }} dir="auto">
        {drive.title}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{words.text({ count: open })}</Typography>
      {cancellation.error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {cancellation.error.message}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
