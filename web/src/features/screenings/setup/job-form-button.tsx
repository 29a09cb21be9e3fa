import Button from "@mui/material/Button";
import type { Screening } from "@winnow/contract/screenings.ts";
import { lazy, Suspense, useState } from "react";
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
        <Suspense fallback={null}>
          <ScreeningJobForm screening={screening} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
