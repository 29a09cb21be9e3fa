import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { useAccount } from "../../../api/account-query.ts";
import { radius, textSize } from "../../../theme/sizes.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { saveFile } from "../../../ui/file/save-file.ts";
import { useWords } from "../../../words/words.ts";

/** Codes that are shown this once. Only the button says that they were kept, so that no stray key closes them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const words = useWords("accountPage").twoStep;
  const { email } = useAccount();
  const { copy: copyLabel, copied: copiedLabel } = useWords("kit");
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const titleId = useId();

  function download() {
    const lines = [words.fileHead({ email }), "", ...codes, ""];
    saveFile(new Blob([lines.join("\n")], { type: "text/plain" }), "winnow-recovery-codes.txt");
  }

  function copy() {
    // Where a server is reached by plain HTTP in a LAN there is no clipboard.
    Promise.resolve(
      navigator.clipboard?.writeText(codes.join("\n")) ?? Promise.reject(new Error("There is no clipboard.")),
    ).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  }

  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{words.codesTitle}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2 }}>{words.codesText}</Box>
        <Box
          component="ul"
          sx={{
            ...plainList,
            display: "grid",
            gap: 0.5,
            mb: 2,
            px: 2,
            py: 1.5,
            border: 1,
            borderColor: "divider",
            borderRadius: radius.control,
            fontSize: textSize.small,
            overflowWrap: "anywhere",
          }}
        >
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button variant="outlined" color="inherit" onClick={download}>
            {words.download}
          </Button>
          <Button variant="outlined" color="inherit" onClick={copy}>
            {copied === "yes" ? copiedLabel : copyLabel}
          </Button>
        </Box>
        <Box role="status" sx={{ ...mutedText, mt: 1 }}>
          {copied === "no" ? words.notCopied : null}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {words.kept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
