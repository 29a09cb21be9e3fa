import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { type ReactNode, useState } from "react";
import { CvDialog } from "./cv-dialog.tsx";
import { OriginalPane } from "./original-pane.tsx";
import { ShownQuotation } from "./quotation-list.tsx";

/**
 * The report, and the CV that its quotations stand in: beside it on wide screens, over it on narrow ones once a
 * quotation is asked for.
 */
export function ReportBesideOriginal(props: {
  /** Undefined while it is on its way. */
  report: ScreeningResultWithReport | undefined;
  children: ReactNode;
}) {
  const { report, children } = props;
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up("lg"), { noSsr: true });
  const [shown, setShown] = useState<Quotation | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  function show(quotation: Quotation) {
    setShown(quotation);
    setIsDialogOpen(true);
  }

  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          lg: "minmax(0, 1fr) minmax(0, 1fr)",
          xl: "minmax(0, 1fr) 560px",
        },
        gap: 2,
        alignItems: "start",
        "@media print": { display: "block" },
      }}
    >
      <Paper
        variant="outlined"
        sx={{ px: { xs: 2, sm: 3 }, py: 2, minWidth: 0, "@media print": { border: 0, p: 0 } }}
      >
        <ShownQuotation value={{ shown, show }}>{children}</ShownQuotation>
      </Paper>
      {hasRoom ? (
        <OriginalPane result={report} shown={shown} />
      ) : report ? (
        <CvDialog
          result={report}
          shown={shown}
          isOpen={isDialogOpen && shown !== null}
          onClose={() => setIsDialogOpen(false)}
        />
      ) : null}
    </Box>
  );
}
