import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { memo } from "react";
import { Link as RouterLink } from "react-router";
import { radius, textSize } from "../../theme/sizes.ts";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { formatScore } from "../evidence/format-score.ts";
import { ScoreBar } from "../evidence/score-bar.tsx";
import { DecisionBadge } from "../results/decisions/decision-badge.tsx";
import { rankLabel, spokenRank } from "../results/rank-label.ts";
import { flagLabel, mustHavesLabel, resultName } from "../results/report-labels.ts";

/** One result in the ranked list, drawn again only when it has changed; the list listens to its link and its box. */
export const ResultRow = memo(function ResultRow(props: {
  result: ScreeningResult;
  /** Its report, with the list that it stands in. */
  report: string;
  isSelected: boolean;
  isChecked: boolean;
  /** What became of the mail that says that they were rejected. */
  told: string | null;
}) {
  const { result, report, isSelected, isChecked, told } = props;
  const name = resultName(result);

  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "flex-start",
        borderBottom: 1,
        borderColor: "divider",
        boxShadow: isSelected ? "inset 3px 0 0 var(--mui-palette-primary-main)" : "none",
        backgroundColor: isSelected ? "tint.brand" : "transparent",
        "&:hover": { backgroundColor: isSelected ? "tint.brand" : "action.hover" },
      }}
    >
      <Checkbox
        size="small"
        checked={isChecked}
        value={result.id}
        slotProps={{ input: { "aria-label": `Select ${isolate(name)}` } }}
        sx={{ m: "4px 0 4px 6px", p: 1 }}
      />
      <Box
        component={RouterLink}
        to={report}
        data-row={result.id}
        aria-current={isSelected ? "true" : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          display: "grid",
          gridTemplateColumns: "var(--rank-width) minmax(0, 1fr) auto",
          columnGap: 1,
          alignItems: "start",
          pr: 2,
          py: 1.5,
          color: "text.primary",
          textDecoration: "none",
          // What has the focus must not end up behind the header and the bar of the selected ones.
          scrollMarginTop: 232,
          scrollMarginBottom: 88,
          "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: "-2px" },
        }}
      >
        <Typography
          component="span"
          className="figures"
          sx={{ color: "text.secondary", textAlign: "end", whiteSpace: "nowrap" }}
        >
          <span aria-hidden>{rankLabel(result)}</span>
          <span style={visuallyHidden}>{spokenRank(result)}</span>
        </Typography>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="span"
            dir="auto"
            sx={{ display: "block", textAlign: "left", fontWeight: 550, overflowWrap: "anywhere" }}
          >
            {name}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, color: "text.secondary" }}
          >
            <Box component="span" sx={{ whiteSpace: "nowrap" }}>
              {mustHavesFigures(result)}
            </Box>
            {result.decision ? <DecisionBadge kind={result.decision.kind} /> : null}
            {told === null ? null : <span>{told}</span>}
          </Typography>
          <Notices result={result} />
        </Box>
        <Box>
          <ScoreBar score={result.matching_score} />
          {result.own_score ? (
            <Typography
              component="span"
              variant="caption"
              sx={{ display: "block", color: "text.secondary", mt: 0.25 }}
            >
              My score {formatScore(result.own_score.score)}
            </Typography>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
});

/** "4/5 must-haves". */
function mustHavesFigures(result: ScreeningResult): string {
  if (result.must_haves === 0) return mustHavesLabel(result);
  return `${result.must_haves_met}/${result.must_haves} ${result.must_haves === 1 ? "must-have" : "must-haves"}`;
}

function Notices({ result }: { result: ScreeningResult }) {
  const notices = [
    ...result.flags.map(flagLabel),
    ...(result.same_person_as.length > 0 ? ["Same person"] : []),
    ...(result.is_corrected ? ["Corrected"] : []),
  ];
  if (notices.length === 0) return null;
  return (
    <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mt: 0.5 }}>
      {notices.map((notice) => (
        <Box component="span" key={notice} sx={noticeStyle}>
          {notice}
        </Box>
      ))}
    </Box>
  );
}

const noticeStyle = {
  px: 0.75,
  fontSize: textSize.caption,
  lineHeight: "18px",
  border: 1,
  borderColor: "divider",
  borderRadius: radius.full,
  color: "text.secondary",
} as const;
