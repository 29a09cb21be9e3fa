import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { useId } from "react";
import { useWords } from "../../words/words.ts";
import { AdjustmentRequests } from "./adjustment-requests.tsx";

/** Asking for something else in the middle of an interview. */
export function AdjustmentDialog(props: { interview: CandidateInterview; onClose: () => void }) {
  const { interview, onClose } = props;
  const words = useWords("interview").adjustments;
  const kit = useWords("kit");
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent>
        <AdjustmentRequests interview={interview} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {kit.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
