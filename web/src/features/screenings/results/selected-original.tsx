import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { OriginalPane } from "../report/original-pane.tsx";
import { resultName } from "../report/report-words.ts";
import { DecisionButtons } from "./decision-buttons.tsx";

/** The CV's page beside the report; or in its place, with a way back. */
export function SelectedOriginal(props: {
  result: ScreeningResultWithReport;
  shown: Quotation | null;
  onBack: (() => void) | null;
  onDecide: (kind: DecisionKind | null) => void;
}) {
  const { result, shown, onBack, onDecide } = props;
  if (!onBack) return <OriginalPane result={result} shown={shown} />;
  return (
    <Box
      sx={{
        position: "sticky",
        top: 88,
        "& > section": { position: "static", height: "calc(100dvh - 152px)" },
      }}
    >
      <Box sx={{ display: "flex", gap: 1, height: 48 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={onBack}
          sx={{ alignSelf: "flex-start" }}
        >
          Back to the report
        </Button>
        <Box sx={{ ml: "auto" }}>
          <DecisionButtons
            name={resultName(result)}
            decided={result.decision?.kind ?? null}
            onDecide={onDecide}
          />
        </Box>
      </Box>
      <OriginalPane result={result} shown={shown} />
    </Box>
  );
}
