import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AssessedRequirement, MatchReport } from "@winnow/contract/match-report.ts";
import { weightsOf } from "@winnow/matching/worth.ts";
import { weightInWords } from "@winnow/matching/worth-words.ts";
import { plainList } from "../../../theme/styles.ts";
import { formatPoints } from "../../evidence/format-score.ts";
import { VerdictBadge } from "../../evidence/verdict-badge.tsx";
import { isReadInPart } from "../report-labels.ts";
import { ReportSection } from "../report-section.tsx";
import { QuotationList } from "./quotation-list.tsx";

/** One block per requirement: what the CV says for it, and what that counts. */
export function ReportRequirements({ report }: { report: MatchReport }) {
  const { requirements } = report;
  const weights = weightsOf(requirements.map(({ requirement }) => requirement));
  return (
    <ReportSection title="Requirements">
      <Box component="ol" sx={plainList}>
        {requirements.map((assessed, index) => {
          const weight = weights[index];
          return (
            <RequirementBlock
              key={assessed.requirement.id}
              assessed={assessed}
              weight={weight ? weightInWords(weight) : ""}
              isReadInPart={isReadInPart(report)}
            />
          );
        })}
      </Box>
    </ReportSection>
  );
}

function RequirementBlock(props: { assessed: AssessedRequirement; weight: string; isReadInPart: boolean }) {
  const { assessed, weight, isReadInPart } = props;
  const { requirement, verdict, points, maximum_points, taken_points, quotations, remark } = assessed;
  return (
    <Box
      component="li"
      sx={{
        py: 2,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0, pt: 0 },
        breakInside: "avoid",
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5, columnGap: 2, mb: 0.5 }}>
        <VerdictBadge verdict={verdict} isReadInPart={isReadInPart} />
        <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
          {requirement.kind === "must" ? "Must-have" : "Nice to have"} · {weight}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: "text.secondary", ml: "auto" }}>
          {formatPoints(points)} of {formatPoints(maximum_points)} points
        </Typography>
      </Box>
      <Typography variant="h3" dir="auto" sx={{ overflowWrap: "anywhere", mb: 1 }}>
        {requirement.text}
      </Typography>
      <QuotationList quotations={quotations} />
      {remark ? (
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary", maxWidth: "72ch" }}>
          {remark}
        </Typography>
      ) : null}
      {isReadInPart && verdict === "not stated" ? (
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary", maxWidth: "72ch" }}>
          A part of this CV could not be read. Look for it on the page.
        </Typography>
      ) : null}
      {taken_points < 0 ? (
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          Not shown in full, it takes {formatPoints(-taken_points)} points from all else.
        </Typography>
      ) : null}
    </Box>
  );
}
