import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { type ReactNode, useState } from "react";
import { OriginalPane } from "./original-pane.tsx";
import { ShownQuotation } from "./quotation-list.tsx";

/**
 * The report, and beside it on wide screens the page of the CV that a quotation stands on. Only a PDF has pages to
 * show.
 */
export function ReportBesideOriginal(props: { result: ScreeningResultWithReport; children: ReactNode }) {
  const { result, children } = props;
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up("lg"), { noSsr: true });
  const [shown, setShown] = useState<Quotation | null>(null);
  const report = (
    <Paper
      variant="outlined"
      sx={{ borderRadius: "10px", p: { xs: 2, sm: 4 }, minWidth: 0, "@media print": { border: 0, p: 0 } }}
    >
      {children}
    </Paper>
  );

  if (!hasRoom || result.media_type !== "application/pdf") return report;
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        gap: 3,
        alignItems: "start",
        "@media print": { display: "block" },
      }}
    >
      <ShownQuotation value={{ shown, show: setShown }}>{report}</ShownQuotation>
      <OriginalPane result={result} shown={shown} />
    </Box>
  );
}
