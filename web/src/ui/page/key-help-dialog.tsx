import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { keyCap } from "../../theme/styles.ts";

/** Keys of a page with what they do. */
export type KeyHelp = readonly { keys: readonly string[]; does: string }[];

/** Every key of a page with what it does. */
export default function KeyHelpDialog(props: { help: KeyHelp; isOpen: boolean; onClose: () => void }) {
  const { help, isOpen, onClose } = props;
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: "grid", gridTemplateColumns: "auto 1fr", columnGap: 2, rowGap: 1, m: 0 }}
        >
          {help.map(({ keys, does }) => (
            <Box key={does} sx={{ display: "contents" }}>
              <Box component="dt" sx={{ display: "flex", gap: 0.5 }}>
                {keys.map((key) => (
                  <Box component="kbd" key={key} sx={keyCap}>
                    {key}
                  </Box>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {does}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
