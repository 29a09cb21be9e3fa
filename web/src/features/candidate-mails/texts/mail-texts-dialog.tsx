import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { SavedNote } from "../../../ui/feedback/saved-note.tsx";
import { useWords } from "../../../words/words.ts";
import { MailTextsView } from "./mail-texts-view.tsx";

/** The mails to candidates of a screening. */
export default function MailTextsDialog(props: { screeningId: string; onClose: () => void }) {
  const { screeningId, onClose } = props;
  const words = useWords("mails");
  const titleId = useId();
  const key = ["screening", screeningId, "mail texts"];
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent dividers>
        <MailTextsView
          place={{ kind: "screening", id: screeningId }}
          saving={{ key, scope: key.join(" ") }}
        />
      </DialogContent>
      <DialogActions>
        <Box sx={{ flex: 1 }}>
          <SavedNote saveKey={key} />
        </Box>
        <Button color="inherit" onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** As high as there is room, so that it does not jump from one mail to the other; on a phone all but a rim. */
const paperStyle = {
  m: { xs: 1, sm: 4 },
  width: { xs: "calc(100% - 16px)", sm: "calc(100% - 64px)" },
  height: { xs: "calc(100% - 16px)", sm: 820 },
  maxHeight: { xs: "none", sm: "calc(100% - 64px)" },
} as const;
