import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useEffectEvent, useId, useLayoutEffect } from "react";
import { keepDraft } from "../../../api/drafts.ts";
import { useDraftText } from "../../../api/use-draft.ts";
import { fieldLabel, keyCap, plainList } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";

const draftName = "reject reason";

/** Asks why; a number, a click or words of one's own answer and close. */
export function RejectDialog(props: {
  /** "Ada", "12 candidates"; null while it is closed. */
  whom: string | null;
  /** The result, or the screening of several: what the words that are being typed are about. */
  subjectId: string;
  /** Offered by number; any other words may be typed. */
  reasons?: readonly string[];
  onReject: (reason: string) => void;
  onClose: () => void;
}) {
  const words = useWords("results").rejection;
  const { whom, subjectId, reasons = words.reasons, onReject } = props;
  const titleId = useId();
  if (whom === null) return null;

  function onClose() {
    keepDraft({ subjectId, name: draftName }, null);
    props.onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      // The next candidate takes the focus, not the one who was just decided on.
      disableRestoreFocus
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      transitionDuration={0}
    >
      <Reasons
        titleId={titleId}
        whom={whom}
        subjectId={subjectId}
        reasons={reasons}
        onReject={onReject}
        onClose={onClose}
      />
    </Dialog>
  );
}

function Reasons(props: {
  titleId: string;
  whom: string;
  subjectId: string;
  reasons: readonly string[];
  onReject: (reason: string) => void;
  onClose: () => void;
}) {
  const { titleId, whom, subjectId, reasons, onClose } = props;
  const [draft, keepTyped] = useDraftText({ subjectId, name: draftName });
  const typed = draft ?? "";
  const inputId = useId();
  const words = useWords("results").rejection;
  const { cancel } = useWords("kit");

  function onReject(reason: string) {
    keepTyped(null);
    props.onReject(reason);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest("[role=dialog] input")) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const reason = /^[1-9]$/.test(event.key) ? reasons[Number(event.key) - 1] : undefined;
    if (!reason) return;
    event.preventDefault();
    onReject(reason);
  });

  // Before the paint, and wherever the focus is: the number may follow the r at once.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener, true);
    return () => document.removeEventListener("keydown", listener, true);
  }, []);

  return (
    <Box>
      <DialogTitle id={titleId} sx={{ pb: 1, overflowWrap: "anywhere" }}>
        {words.title.before}
        <bdi>{whom}</bdi>
        {words.title.after}
      </DialogTitle>
      <DialogContent>
        <Box component="ol" sx={{ ...plainList, pt: 0.5 }}>
          {reasons.map((reason, index) => (
            <li key={reason}>
              <Button
                fullWidth
                color="inherit"
                autoFocus={index === 0}
                onClick={() => onReject(reason)}
                sx={{ justifyContent: "flex-start", textAlign: "start", gap: 1.5, px: 1 }}
              >
                <Box component="kbd" aria-hidden sx={keyCap}>
                  {index + 1}
                </Box>
                {reason}
              </Button>
            </li>
          ))}
        </Box>
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== "") onReject(typed.trim());
          }}
          sx={{ mt: 2 }}
        >
          <Box component="label" htmlFor={inputId} sx={fieldLabel}>
            {words.otherWords}
          </Box>
          <OutlinedInput
            id={inputId}
            fullWidth
            value={typed}
            onChange={({ target }) => keepTyped(target.value || null)}
            inputProps={{ maxLength: 500 }}
          />
          <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 1, mt: 2 }}>
            <Button color="inherit" onClick={onClose}>
              {cancel}
            </Button>
            <Button type="submit" variant="contained" disabled={typed.trim() === ""}>
              {words.reject}
            </Button>
          </Box>
        </Box>
      </DialogContent>
    </Box>
  );
}
