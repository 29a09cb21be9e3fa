import Button from "@mui/material/Button";
import type { Screening } from "@winnow/contract/screenings.ts";
import { lazy, useState } from "react";
import { LateDialog } from "../../../ui/feedback/late-dialog.tsx";
import { useWords } from "../../../words/words.ts";

const ScreeningJobForm = lazy(() => import("../screening-job-form.tsx"));

/** Opens the form by which people apply to a screening. */
export function JobFormButton({ screening }: { screening: Screening }) {
  const [isOpen, setIsOpen] = useState(false);
  const words = useWords("screeningSetup");
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.jobForm}
      </Button>
      {isOpen ? (
        <LateDialog onLeave={() => setIsOpen(false)}>
          <ScreeningJobForm screening={screening} onClose={() => setIsOpen(false)} />
        </LateDialog>
      ) : null}
    </>
  );
}
