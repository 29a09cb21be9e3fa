import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { plainList } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { formatScore } from "../../evidence/format-score.ts";
import { Was } from "../../job-forms/cv-fields/correctable-row.tsx";
import { ReportSection } from "../report-section.tsx";
import { correctedThings } from "./corrected-things.ts";

/** What a person corrected, each beside how it was read, and what it did to the score. */
export function ReportCorrections({ result }: { result: ScreeningResultWithReport }) {
  const { original } = result;
  const { corrections: words } = useWords("matchReport");
  if (!original) return null;
  return (
    <ReportSection title={words.byAPerson}>
      <Typography sx={{ mb: 1 }}>
        {words.whatItDid({
          score: formatScore(result.matching_score),
          was: formatScore(original.score),
        })}
      </Typography>
      <Box component="ul" aria-label={words.list} sx={{ ...plainList, display: "grid", gap: 1 }}>
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
