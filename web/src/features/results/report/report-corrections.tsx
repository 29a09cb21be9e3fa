import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { plainList } from "../../../theme/styles.ts";
import { formatScore } from "../../evidence/format-score.ts";
import { Was } from "../../job-forms/cv-fields/correctable-row.tsx";
import { ReportSection } from "../report-section.tsx";
import { correctedThings } from "./corrected-things.ts";

/** What a person corrected, each beside how it was read, and what it did to the score. */
export function ReportCorrections({ result }: { result: ScreeningResultWithReport }) {
  const { original } = result;
  if (!original) return null;
  return (
    <ReportSection title="Corrected by a person">
      <Typography sx={{ mb: 1 }}>
        Score {formatScore(result.matching_score)}, was {formatScore(original.score)} as it was read.
      </Typography>
      <Box component="ul" aria-label="Corrections" sx={{ ...plainList, display: "grid", gap: 1 }}>
        {correctedThings(result).map(({ key, subject, now, was }) => (
          <Box component="li" key={key} sx={{ breakInside: "avoid", overflowWrap: "anywhere" }}>
            <bdi>{subject}</bdi>: <bdi>{now}</bdi>
            <Was>{was}</Was>
          </Box>
        ))}
      </Box>
    </ReportSection>
  );
}
