import Button from "@mui/material/Button";
import { lazy, useState } from "react";
import { LateDialog } from "../../../ui/feedback/late-dialog.tsx";
import { useWords } from "../../../words/words.ts";

const MailTextsDialog = lazy(() => import("./mail-texts-dialog.tsx"));

/** Opens the mails to candidates of a screening. */
export function MailTextsButton({ screeningId }: { screeningId: string }) {
  const words = useWords("mails");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <LateDialog onLeave={() => setIsOpen(false)}>
          <MailTextsDialog screeningId={screeningId} onClose={() => setIsOpen(false)} />
        </LateDialog>
      ) : null}
    </>
  );
}
