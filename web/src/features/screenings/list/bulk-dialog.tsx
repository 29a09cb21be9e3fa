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
import { useWords } from "../../../words/words.ts";
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
  const words = useWords("screenings").bulk;
  const quote = useQuoteOfAll(
    fit.map(({ id }) => id),
    { isWanted: act === "start" && outcomes === null && !isBusy },
  );
  if (outcomes !== null) return <Outcomes act={act} outcomes={outcomes} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={words.asks({ act: bulkLabel(act, fit.length, null) })}
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
          {words.left[act]({ count: left })}
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
  const words = useWords("screenings").bulk;
  const { close } = useWords("kit");
  const failed = outcomes.filter(({ failure }) => failure !== null);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{bulkResult(act, outcomes)}</DialogTitle>
      {failed.length > 0 ? (
        <DialogContent>
          <Box component="ul" aria-label={words.failed} sx={{ m: 0, pl: 2.5 }}>
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
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Titles({ titles }: { titles: string[] }) {
  const shown = titles.slice(0, 5);
  const words = useWords("screenings").bulk;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {shown.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two screenings may have one title.
        <Box component="li" key={index} sx={{ overflowWrap: "anywhere" }}>
          <bdi>{title}</bdi>
        </Box>
      ))}
      {titles.length > shown.length ? <li>{words.more({ count: titles.length - shown.length })}</li> : null}
    </Box>
  );
}
