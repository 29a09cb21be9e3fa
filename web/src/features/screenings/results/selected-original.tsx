import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { OriginalPane } from "../report/original-pane.tsx";

/** The CV's page beside the report; or in its place, with a way back. */
export function SelectedOriginal(props: {
  result: ScreeningResultWithReport;
  shown: Quotation | null;
  onBack: (() => void) | null;
}) {
  const { result, shown, onBack } = props;
  if (!onBack) return <OriginalPane result={result} shown={shown} />;
  return (
    <Box
      sx={{
        position: "sticky",
        top: 88,
        "& > section": { position: "static", height: "calc(100dvh - 152px)" },
      }}
    >
      <Box sx={{ height: 48 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onBack}>
          Back to the report
        </Button>
      </Box>
      <OriginalPane result={result} shown={shown} />
    </Box>
  );
}
