import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import type { Share } from "@winnow/contract/shares.ts";
import { useEffect, useRef, useState } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useWords } from "../../../words/words.ts";
import { shownWords } from "../share-words.ts";

/** A link that was just made, to be copied: it is shown this once. */
export function NewLink({ share, link, onClose }: { share: Share; link: string; onClose: () => void }) {
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const { link: words, done } = useWords("shares");
  const { copy: copyLabel, copied: copiedLabel } = useWords("kit");
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.select(), []);

  function copy() {
    input.current?.select();
    // Where a server is reached by plain HTTP in a LAN there is no clipboard; what is selected can be copied by hand.
    Promise.resolve(
      navigator.clipboard?.writeText(link) ?? Promise.reject(new Error("There is no clipboard.")),
    ).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  }

  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>
          {words.for} <bdi>{share.whom}</bdi>
          {words.opens({ shown: shownWords(share), until: formatDateTime(share.expires_at) })}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 1 }}>
          <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
            <LabelledInput
              label={words.label}
              value={link}
              readOnly
              inputRef={input}
              onFocus={() => input.current?.select()}
            />
          </Box>
          <Button variant="contained" onClick={copy} autoFocus>
            {copied === "yes" ? copiedLabel : copyLabel}
          </Button>
        </Box>
        <Typography role="status" sx={{ ...mutedText, mt: 1 }}>
          {copied === "no" ? words.refused : words.once}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {done}
        </Button>
      </DialogActions>
    </>
  );
}
