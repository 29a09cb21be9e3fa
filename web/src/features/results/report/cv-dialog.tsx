import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { useId } from "react";
import { useWords } from "../../../words/words.ts";
import { resultName } from "../report-labels.ts";
import { ShownCv } from "./shown-cv.tsx";

/** The CV over the report, where both have no room. Closing it leads back to the quotation. */
export function CvDialog(props: {
  result: ScreeningResultWithReport;
  shown: Quotation | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { result, shown, isOpen, onClose } = props;
  const titleId = useId();
  const { cv: words } = useWords("matchReport");
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen
      sx={{ displayPrint: "none" }}
    >
      <Box sx={{ display: "flex", alignItems: "center", pr: 1, borderBottom: 1, borderColor: "divider" }}>
        <DialogTitle id={titleId} dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere", py: 1.5 }}>
          {resultName(result)}
        </DialogTitle>
        <IconButton aria-label={words.back} onClick={onClose} autoFocus>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <ShownCv result={result} shown={shown} />
      </Box>
    </Dialog>
  );
}
