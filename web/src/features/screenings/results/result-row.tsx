import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import type { MouseEvent } from "react";
import { Link as RouterLink } from "react-router";
import { ScoreBar } from "../../../ui/score-bar.tsx";
import { visuallyHidden } from "../../../ui/visually-hidden.ts";
import { flagLabel, mustHavesWords, resultName } from "../report/report-words.ts";
import { reportPath } from "../screening-actions.ts";
import { rankLabel, spokenRank } from "./rank-label.ts";

/** One result in the ranked list. A plain click selects where there is room for the report beside the list. */
export function ResultRow(props: {
  screeningId: string;
  result: ScreeningResult;
  isSelected: boolean;
  onSelect: (() => void) | null;
}) {
  const { screeningId, result, isSelected, onSelect } = props;

  function onClick(event: MouseEvent) {
    if (!onSelect || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect();
  }

  return (
    <Box component="li">
      <Box
        component={RouterLink}
        to={reportPath(screeningId, result.id)}
        data-result={result.id}
        aria-current={isSelected ? "true" : undefined}
        onClick={onClick}
        sx={{
          display: "grid",
          gridTemplateColumns: "3ch minmax(0, 1fr) auto",
          columnGap: 1.5,
          alignItems: "start",
          px: 2,
          py: 1.5,
          color: "text.primary",
          textDecoration: "none",
          borderBottom: 1,
          borderColor: "divider",
          boxShadow: isSelected ? "inset 3px 0 0 var(--mui-palette-primary-main)" : "none",
          backgroundColor: isSelected ? "tint.evergreen" : "transparent",
          "&:hover": { backgroundColor: isSelected ? "tint.evergreen" : "action.hover" },
          "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: "-2px" },
        }}
      >
        <Typography component="span" className="figures" sx={{ color: "text.secondary", textAlign: "end" }}>
          <span aria-hidden>{rankLabel(result)}</span>
          <span style={visuallyHidden}>{spokenRank(result)}</span>
        </Typography>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="span"
            dir="auto"
            sx={{ display: "block", textAlign: "left", fontWeight: 550, overflowWrap: "anywhere" }}
          >
            {resultName(result)}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
            {mustHavesWords(result)}
          </Typography>
          {result.flags.length > 0 ? (
            <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mt: 0.5 }}>
              {result.flags.map((flag) => (
                <Box component="span" key={flag} sx={flagStyle}>
                  {flagLabel(flag)}
                </Box>
              ))}
            </Box>
          ) : null}
        </Box>
        <ScoreBar score={result.matching_score} />
      </Box>
    </Box>
  );
}

const flagStyle = {
  px: 0.75,
  fontSize: "0.75rem",
  lineHeight: "18px",
  border: 1,
  borderColor: "divider",
  borderRadius: 99,
  color: "text.secondary",
} as const;
