import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { Screening } from "@winnow/contract/screenings.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useDeleteScreening } from "../queries.ts";
import { deletedThings, deletionSentence } from "../screening-actions.ts";

/** Names what a deletion takes with it before it happens. */
export function DeleteScreeningDialog(props: { screening: Screening; onClose: () => void }) {
  const { screening, onClose } = props;
  const deletion = useDeleteScreening();
  const showToast = useToast();
  const words = useWords("screenings").deletion;
  const things = deletedThings(screening.counts);
  return (
    <ConfirmDialog
      isOpen
      title={things === null ? words.title : words.titleWith({ things })}
      confirmLabel={words.confirm}
      isDestructive
      isBusy={deletion.isPending}
      onClose={onClose}
      onConfirm={() =>
        deletion.mutate(screening.id, {
          onSuccess: () => {
            onClose();
            showToast(words.done(screening));
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
