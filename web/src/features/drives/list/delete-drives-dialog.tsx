import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { DriveRound } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { canDelete, deletionSentence } from "../drive-words.ts";
import { type DeletionOutcome, useDeleteDrives } from "../queries.ts";

const maximumShown = 5;

/** Names what a deletion of some drives takes with it, and afterwards what could not be deleted. */
export function DeleteDrivesDialog(props: {
  drives: readonly DriveRound[];
  onDone: () => void;
  onClose: () => void;
}) {
  const { drives, onDone, onClose } = props;
  const words = useWords("drives").delete;
  const deletion = useDeleteDrives();
  const showToast = useToast();
  const fit = drives.filter(canDelete);
  const left = drives.length - fit.length;
  const failed = deletion.data?.filter(({ failure }) => failure !== null) ?? [];

  function finish(outcomes: DeletionOutcome[]) {
    const gone = outcomes.filter(({ failure }) => failure === null);
    if (gone.length > 0) onDone();
    if (gone.length < outcomes.length) return;
    onClose();
    const [first] = gone;
    showToast(
      gone.length === 1 && first
        ? words.oneDone({ title: isolate(first.drive.title) })
        : words.done({ count: gone.length }),
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={words.title({ count: fit.length })}
      confirmLabel={words.confirm}
      isDestructive
      isBusy={deletion.isPending}
      onClose={onClose}
      onConfirm={() =>
        deletion.mutate(failed.length > 0 ? failed.map(({ drive }) => drive) : fit, { onSuccess: finish })
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontWeight: 600, overflowWrap: "anywhere" }}>
        {fit.slice(0, maximumShown).map(({ id, title }) => (
          <li key={id}>
            <bdi>{title}</bdi>
          </li>
        ))}
        {fit.length > maximumShown ? <li>{words.more({ count: fit.length - maximumShown })}</li> : null}
      </Box>
      <Typography sx={{ mt: 1 }}>{deletionSentence(fit)}</Typography>
      {left > 0 ? (
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          {words.stay({ count: left })}
        </Typography>
      ) : null}
      {failed.map(({ drive, failure }) => (
        <Alert key={drive.id} severity="error" sx={{ mt: 2 }}>
          <bdi>{drive.title}</bdi>: {failure}
        </Alert>
      ))}
    </ConfirmDialog>
  );
}
