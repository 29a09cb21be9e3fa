import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type Paper, papers } from "@winnow/contract/papers.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { useId, useState } from "react";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { PrintButton } from "../../../ui/page/print-button.tsx";
import { useWords } from "../../../words/words.ts";
import { ReportFileButton } from "../report-file-button.tsx";
import { useReportPdf } from "./queries.ts";

/** The report on paper, as a PDF, and as a file for other programs. */
export function ReportFiles(props: {
  screeningId: string;
  result: ScreeningResult;
  /** Undefined while it is on its way. */
  report: ScreeningResultWithReport | undefined;
}) {
  const { screeningId, result, report } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pdf = useReportPdf({ id: result.id, screeningId });
  const showToast = useToast();
  const menuId = useId();
  const { files: words } = useWords("matchReport");

  function make(paper: Paper) {
    setAnchor(null);
    pdf.mutate(paper, {
      onSuccess: (fileName) => showToast(words.saved({ name: fileName })),
      onError: (error) => showToast(error.message, { tone: "error" }),
    });
  }

  return (
    <>
      <PrintButton isDisabled={!report} />
      <Button
        variant="outlined"
        color="inherit"
        loading={pdf.isPending}
        aria-label={words.pdf}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ displayPrint: "none" }}
      >
        PDF
      </Button>
      <Menu
        id={menuId}
        container={() => document.querySelector("main")}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {papers.map((paper) => (
          <MenuItem key={paper} onClick={() => make(paper)}>
            {words.paper({ paper })}
          </MenuItem>
        ))}
      </Menu>
      <Box sx={{ displayPrint: "none" }}>
        <ReportFileButton result={report} />
      </Box>
    </>
  );
}
