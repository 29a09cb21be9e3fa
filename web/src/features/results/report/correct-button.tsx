import Button from "@mui/material/Button";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { lazy, useState } from "react";
import { LateDialog } from "../../../ui/feedback/late-dialog.tsx";
import { useWords } from "../../../words/words.ts";

const CorrectDialog = lazy(() => import("./correct-dialog.tsx"));

/** The way to what was read wrongly. */
export function CorrectButton({ result }: { result: ScreeningResultWithReport }) {
  const [isOpen, setIsOpen] = useState(false);
  const { corrections: words } = useWords("matchReport");
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <LateDialog onLeave={() => setIsOpen(false)}>
        {isOpen ? <CorrectDialog result={result} onClose={() => setIsOpen(false)} /> : null}
      </LateDialog>
    </>
  );
}
