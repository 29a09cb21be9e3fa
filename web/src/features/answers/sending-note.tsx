import Box from "@mui/material/Box";
import { useStore } from "../../api/use-store.ts";
import { mutedText } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { useOpenInterview } from "./interview-context.ts";

/** How much of the recordings is still on its way. */
export function SendingNote() {
  const words = useWords("interview").network;
  const { sender, studio } = useOpenInterview();
  const { status } = useStore(studio.store);
  const { waiting, recordings } = useStore(sender.store);
  if (recordings.length === 0) return null;
  return (
    // While somebody speaks, a screen reader does not.
    <Box role={status === "idle" ? "status" : undefined} className="figures" sx={{ ...mutedText, mt: 2 }}>
      {waiting > 0 ? words.sending({ count: waiting }) : words.allSaved}
    </Box>
  );
}
