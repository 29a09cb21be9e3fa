import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import type { Interview } from "@winnow/contract/interviews.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { useId } from "react";
import { useWords } from "../../../words/words.ts";
import { useShareCandidate } from "../queries.ts";
import { NewLink } from "./new-link.tsx";
import { ShareForm } from "./share-form.tsx";

/** Shares a candidate: first what, for whom and for how long, then the link, which is shown this once. */
export default function ShareDialog(props: {
  interview: Pick<Interview, "id" | "name">;
  onChange?: () => void;
  onClose: () => void;
}) {
  const { interview, onChange, onClose } = props;
  const sharing = useShareCandidate({ interviewId: interview.id, onChange });
  const words = useWords("shares");
  const titleId = useId();
  return (
    <Dialog
      open
      // The link would be lost with a click beside it.
      onClose={sharing.isPending || sharing.data ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: "anywhere" }}>
        {sharing.data ? words.ready : words.shareWith({ name: isolate(interview.name) })}
      </DialogTitle>
      {sharing.data ? (
        <NewLink {...sharing.data} onClose={onClose} />
      ) : (
        <ShareForm interviewId={interview.id} sharing={sharing} onClose={onClose} />
      )}
    </Dialog>
  );
}
