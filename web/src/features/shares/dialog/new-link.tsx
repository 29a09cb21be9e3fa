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
import { shownWords } from "../share-words.ts";

/** A link that was just made, to be copied: it is shown this once. */
export function NewLink({ share, link, onClose }: { share: Share; link: string; onClose: () => void }) {
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
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
          For <bdi>{share.whom}</bdi>: {shownWords(share)}. Whoever has this link can open it until{" "}
          {formatDateTime(share.expires_at)}, without an account.
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 1 }}>
          <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
            <LabelledInput
              label="Link"
              value={link}
              readOnly
              inputRef={input}
              onFocus={() => input.current?.select()}
            />
          </Box>
          <Button variant="contained" onClick={copy} autoFocus>
            {copied === "yes" ? "Copied" : "Copy"}
          </Button>
        </Box>
        <Typography role="status" sx={{ ...mutedText, mt: 1 }}>
          {copied === "no"
            ? "The browser did not copy it. It is selected: copy it with the keyboard."
            : "It is shown this once, since only a fingerprint of it is kept. A lost link can be replaced by another one."}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
