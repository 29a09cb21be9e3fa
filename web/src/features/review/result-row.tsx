import NoticeIcon from "@mui/icons-material/OutlinedFlagRounded";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import { isolate } from "@winnow/contract/isolate.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { memo } from "react";
import { Link as RouterLink } from "react-router";
import { textSize } from "../../theme/sizes.ts";
import { oneLine } from "../../theme/styles.ts";
import { ShareBar } from "../../ui/feedback/share-bar.tsx";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { useWords } from "../../words/words.ts";
import { formatScore } from "../evidence/format-score.ts";
import { DecisionBadge } from "../results/decisions/decision-badge.tsx";
import { rankLabel, spokenRank } from "../results/rank-label.ts";
import { flagLabel, mustHavesLabel, resultName } from "../results/report-labels.ts";

/** The height of a row and of what stands in its place until it comes. */
export const rowHeight = 52;

/**
 * One result in the ranked list, in two lines: who with what score, and below it their latest job and the decision.
 * Drawn again only when it has changed, its words not even then when it is selected; the list listens to its link and box.
 */
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
        boxSizing: "border-box",
        height: rowHeight,
        borderBottom: 1,
        borderColor: "divider",
        boxShadow: isSelected ? "inset 3px 0 0 var(--mui-palette-primary-main)" : "none",
        backgroundColor: isSelected ? "tint.brand" : "transparent",
        "&:hover": { backgroundColor: isSelected ? "tint.brand" : "action.hover" },
      }}
    >
      <RowBox id={result.id} name={name} isChecked={isChecked} />
      <Box
        component={RouterLink}
        to={report}
        data-row={result.id}
        aria-current={isSelected || undefined}
        sx={linkStyle}
      >
        <RowWords result={result} told={told} />
      </Box>
    </Box>
  );
});

const RowBox = memo(function RowBox(props: { id: string; name: string; isChecked: boolean }) {
  const { id, name, isChecked } = props;
  const words = useWords("review").row;
  return (
    <Checkbox
      size="small"
      checked={isChecked}
      value={id}
      slotProps={{ input: { "aria-label": words.select({ name: isolate(name) }) } }}
      sx={{ flex: "none", alignSelf: "center", ml: 0.5, p: 0.75 }}
    />
  );
});

/** What a row says, whether it is selected or not. */
const RowWords = memo(function RowWords({ result, told }: { result: ScreeningResult; told: string | null }) {
  const words = useWords("review").row;
  const name = resultName(result);
  return (
    <>
      <Box component="span" className="figures" sx={rankStyle}>
        <span aria-hidden>{rankLabel(result)}</span>
        <span style={visuallyHidden}>{spokenRank(result)}</span>
      </Box>
      <Box component="span" sx={lineStyle}>
        <Box component="span" dir="auto" title={name} sx={nameStyle}>
          {name}
        </Box>
        <Notices result={result} />
      </Box>
      <Box component="span" className="figures" sx={mustHavesStyle}>
        <MustHaves result={result} />
      </Box>
      <Box component="span" className="figures" sx={scoreStyle}>
        {formatScore(result.matching_score)}
      </Box>
      <Box component="span" sx={{ ...lineStyle, gridColumn: "2 / 4", color: "text.secondary" }}>
        <Box component="span" dir="auto" title={result.latest_job ?? undefined} sx={jobStyle}>
          {result.latest_job}
        </Box>
        {result.own_score ? (
          <span title={words.myScore}>{words.my({ score: formatScore(result.own_score.score) })}</span>
        ) : null}
        {result.decision ? <DecisionBadge kind={result.decision.kind} /> : null}
        {told === null ? null : (
          <Box component="span" title={told} sx={{ ...oneLine, flex: "0 1 auto" }}>
            {told}
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ display: "flex", alignItems: "center" }}>
        <ShareBar share={result.matching_score / 100} height={4} />
      </Box>
    </>
  );
});

/** "4/5". */
function MustHaves({ result }: { result: ScreeningResult }) {
  const words = useWords("review").row;
  if (result.must_haves === 0) return null;
  const { must_haves_met: met, must_haves: all } = result;
  return (
    <>
      <span aria-hidden title={words.mustHavesMet({ mustHaves: mustHavesLabel(result) })}>
        {met}/{all}
      </span>
      <span style={visuallyHidden}>{mustHavesLabel(result)}</span>
    </>
  );
}

/** That something was noticed, as one sign; the report says more. */
function Notices({ result }: { result: ScreeningResult }) {
  const words = useWords("review").row;
  const notices = [
    ...result.flags.map(flagLabel),
    ...(result.same_person_as.length > 0 ? [words.samePerson] : []),
    ...(result.is_corrected ? [words.corrected] : []),
  ].join(", ");
  if (notices === "") return null;
  return (
    <Box
      component="span"
      title={notices}
      sx={{ display: "inline-flex", flex: "none", color: "text.secondary" }}
    >
      <NoticeIcon aria-hidden sx={{ fontSize: 16 }} />
      <span style={visuallyHidden}>{notices}</span>
    </Box>
  );
}

const linkStyle = {
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "var(--rank-width) minmax(0, 1fr) auto 40px",
  gridTemplateRows: "20px 18px",
  alignContent: "center",
  columnGap: 1,
  rowGap: "2px",
  pl: 0.5,
  pr: 1.5,
  color: "text.primary",
  textDecoration: "none",
  fontSize: textSize.caption,
  lineHeight: "18px",
  // What has the focus must not end up behind the header and the bar of the selected ones.
  scrollMarginTop: { xs: 232, md: 8 },
  scrollMarginBottom: { xs: 88, md: 8 },
  "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: "-2px" },
} as const;

const rankStyle = {
  color: "text.secondary",
  textAlign: "end",
  whiteSpace: "nowrap",
  lineHeight: "20px",
} as const;
const lineStyle = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minWidth: 0,
  whiteSpace: "nowrap",
} as const;
const nameStyle = {
  ...oneLine,
  minWidth: 0,
  textAlign: "left",
  fontSize: textSize.body,
  fontWeight: 550,
  lineHeight: "20px",
} as const;
const mustHavesStyle = { color: "text.secondary", lineHeight: "20px", whiteSpace: "nowrap" } as const;
const scoreStyle = {
  fontSize: textSize.body,
  fontWeight: 600,
  lineHeight: "20px",
  textAlign: "end",
} as const;
/** The job gives way before the decision does, but never all of it. */
const jobStyle = { ...oneLine, flex: "1 1 0", minWidth: "6ch", textAlign: "left" } as const;
