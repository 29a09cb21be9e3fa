import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useDeleteScreening } from "../queries.ts";
import { deletedThings, deletionSentence } from "../screening-actions.ts";

/** Names what a deletion takes with it before it happens. */
export function DeleteScreeningDialog(props: { screening: Screening; onClose: () => void }) {
  const { screening, onClose } = props;
  const deletion = useDeleteScreening();
  const showToast = useToast();
  const things = deletedThings(screening.counts);
  return (
    <ConfirmDialog
      isOpen
      title={things === null ? "Delete this screening?" : `Delete it with ${things}?`}
      confirmLabel="Delete for good"
      isDestructive
      isBusy={deletion.isPending}
      onClose={onClose}
      onConfirm={() =>
        deletion.mutate(screening.id, {
          onSuccess: () => {
            onClose();
            showToast(`“${isolate(screening.title)}” is deleted.`);
          },
        })
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }} dir="auto">
        {screening.title}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{deletionSentence(screening.counts)}</Typography>
      {deletion.error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {deletion.error.message}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
