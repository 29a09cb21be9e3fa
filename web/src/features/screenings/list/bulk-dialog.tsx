import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useId } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { formatCount } from "../../../ui/format/format-count.ts";
import { type BulkAct, type BulkOutcome, useQuoteOfAll } from "../queries.ts";
import { bulkConsequence, bulkLabel, bulkResult } from "./bulk-labels.ts";

/** Asks before the same is done to several screenings, then says how it went with each that did not. */
export function BulkDialog(props: {
  act: BulkAct;
  /** Those of the selected ones that it is possible with, and how many others there are. */
  fit: readonly Screening[];
  left: number;
  /** Null until it is done. */
  outcomes: BulkOutcome[] | null;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { act, fit, left, outcomes, isBusy, onConfirm, onClose } = props;
  const quote = useQuoteOfAll(
    fit.map(({ id }) => id),
    { isWanted: act === "start" && outcomes === null && !isBusy },
  );
  if (outcomes !== null) return <Outcomes act={act} outcomes={outcomes} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={`${bulkLabel(act, fit.length, null)}?`}
      confirmLabel={bulkLabel(act, fit.length, quote.data ?? null)}
      isDestructive={act === "delete"}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Typography>{bulkConsequence(act, fit)}</Typography>
      <Titles titles={fit.map(({ title }) => title)} />
      {left > 0 ? (
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          {formatCount(left, "other selected one is", "other selected ones are")} left as{" "}
          {left === 1 ? "it is" : "they are"}:{" "}
          {act === "delete"
            ? "a running screening has to be stopped first"
            : act === "stop"
              ? "only a running screening can be stopped"
              : "there is nothing to start"}
          .
        </Typography>
      ) : null}
    </ConfirmDialog>
  );
}

function Outcomes({
  act,
  outcomes,
  onClose,
}: {
  act: BulkAct;
  outcomes: BulkOutcome[];
  onClose: () => void;
}) {
  const titleId = useId();
  const failed = outcomes.filter(({ failure }) => failure !== null);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{bulkResult(act, outcomes)}</DialogTitle>
      {failed.length > 0 ? (
        <DialogContent>
          <Box component="ul" aria-label="What could not be done" sx={{ m: 0, pl: 2.5 }}>
            {failed.map(({ screening, failure }) => (
              <Box component="li" key={screening.id} sx={{ overflowWrap: "anywhere", mb: 0.5 }}>
                <bdi>{screening.title}</bdi>: {failure}
              </Box>
            ))}
          </Box>
        </DialogContent>
      ) : null}
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Titles({ titles }: { titles: string[] }) {
  const shown = titles.slice(0, 5);
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {shown.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two screenings may have one title.
        <Box component="li" key={index} sx={{ overflowWrap: "anywhere" }}>
          <bdi>{title}</bdi>
        </Box>
      ))}
      {titles.length > shown.length ? <li>and {titles.length - shown.length} more</li> : null}
    </Box>
  );
}
