import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { lazy, useState } from "react";
import { radius } from "../../../theme/sizes.ts";
import { LateDialog } from "../../../ui/feedback/late-dialog.tsx";
import { withWords } from "../../../words/with-words.ts";
import { useWords } from "../../../words/words.ts";
import { wordsOfParts } from "../../../words/words-of-pages.ts";
import { useRejections } from "./rejection-queries.ts";
import { WaitingMails } from "./waiting-mails.tsx";

const RejectionDialog = lazy(() => withWords(import("./rejection-dialog.tsx"), wordsOfParts.rejections));

/** Opens the list of those rejected in a drive, to tell them; and what of that can still be undone. */
export function DriveRejections({ driveId }: { driveId: string }) {
  const words = useWords("rejections");
  const place = { kind: "drive", id: driveId } as const;
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRejections(place).data?.waiting ?? [];
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.tell}
      </Button>
      {waiting.length > 0 ? (
        <Box sx={waitingStyle}>
          {waiting.map((batch) => (
            <WaitingMails key={batch.id} batch={batch} />
          ))}
        </Box>
      ) : null}
      {isOpen ? (
        <LateDialog onLeave={() => setIsOpen(false)}>
          <RejectionDialog place={place} onClose={() => setIsOpen(false)} />
        </LateDialog>
      ) : null}
    </>
  );
}

/** A line of its own, below the buttons. */
const waitingStyle = {
  flex: "1 0 100%",
  display: "grid",
  gap: 1,
  px: 2,
  py: 1,
  border: 1,
  borderColor: "divider",
  borderRadius: radius.control,
} as const;
