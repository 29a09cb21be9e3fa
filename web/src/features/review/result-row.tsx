import NoticeIcon from "@mui/icons-material/OutlinedFlagRounded";
import Checkbox from "@mui/material/Checkbox";
import { isolate } from "@winnow/contract/isolate.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { memo } from "react";
import { textSize } from "../../theme/sizes.ts";
import { oneLine } from "../../theme/styles.ts";
import { ShareBar } from "../../ui/feedback/share-bar.tsx";
import { type SelectedRow, useIsSelected } from "../../ui/list/use-selected-row.ts";
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
  /** Null where none is. */
  selected: SelectedRow | null;
  isChecked: boolean;
  /** What became of the mail that says that they were rejected. */
  told: string | null;
}) {
  const { result, report, selected, isChecked, told } = props;
  const isSelected = useIsSelected(selected, result.id);
  const name = resultName(result);

  return (
    <li data-selected={isSelected || undefined}>
      <RowBox id={result.id} name={name} isChecked={isChecked} />
      <a href={report} data-row={result.id} aria-current={isSelected || undefined}>
        <RowWords result={result} told={told} />
      </a>
    </li>
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
      sx={boxStyle}
    />
  );
});

/** What a row says, whether it is selected or not. */
const RowWords = memo(function RowWords({ result, told }: { result: ScreeningResult; told: string | null }) {
  const words = useWords("review").row;
  const name = resultName(result);
  return (
    <>
      <span className="figures rank">
        <span aria-hidden>{rankLabel(result)}</span>
        <span style={visuallyHidden}>{spokenRank(result)}</span>
      </span>
      <span className="line">
        <span dir="auto" title={name} className="name">
          {name}
        </span>
        <Notices result={result} />
      </span>
      <span className="figures must-haves">
        <MustHaves result={result} />
      </span>
      <span className="figures score">{formatScore(result.matching_score)}</span>
      <span className="line second">
        <span dir="auto" title={result.latest_job ?? undefined} className="job">
          {result.latest_job}
        </span>
        {result.own_score ? (
          <span title={words.myScore}>{words.my({ score: formatScore(result.own_score.score) })}</span>
        ) : null}
        {result.decision ? <DecisionBadge kind={result.decision.kind} /> : null}
        {told === null ? null : (
          <span title={told} className="told">
            {told}
          </span>
        )}
      </span>
      <span className="share">
        <ShareBar share={result.matching_score / 100} height={4} />
      </span>
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
    <span title={notices} className="notices">
      <NoticeIcon aria-hidden sx={{ fontSize: 16 }} />
      <span style={visuallyHidden}>{notices}</span>
    </span>
  );
}

const boxStyle = { flex: "none", alignSelf: "center", ml: 0.5, p: 0.75, displayPrint: "none" } as const;

/** Of the list and all its rows: a style for each part of each row would take longer to make than the rows themselves. */
export const rowStyles = {
  "& > li": {
    display: "flex",
    boxSizing: "border-box",
    height: rowHeight,
    // A change in one row moves no other, and rows out of sight are not drawn.
    contain: "strict",
    "@media screen": { contentVisibility: "auto" },
    breakInside: "avoid",
    borderBottom: 1,
    borderColor: "divider",
    "&:last-of-type": { borderBottom: 0 },
    "&:hover": { backgroundColor: "action.hover" },
    "&[data-selected]": {
      boxShadow: "inset 3px 0 0 var(--mui-palette-primary-main)",
      backgroundColor: "tint.brand",
    },
  },
  "& a": {
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
  },
  "& .rank": { color: "text.secondary", textAlign: "end", whiteSpace: "nowrap", lineHeight: "20px" },
  "& .line": { display: "flex", alignItems: "center", gap: 1, minWidth: 0, whiteSpace: "nowrap" },
  "& .second": { gridColumn: "2 / 4", color: "text.secondary" },
  "& .name": {
    ...oneLine,
    minWidth: 0,
    textAlign: "left",
    fontSize: textSize.body,
    fontWeight: 550,
    lineHeight: "20px",
  },
  "& .notices": { display: "inline-flex", flex: "none", color: "text.secondary" },
  "& .must-haves": { color: "text.secondary", lineHeight: "20px", whiteSpace: "nowrap" },
  "& .score": { fontSize: textSize.body, fontWeight: 600, lineHeight: "20px", textAlign: "end" },
  // The job gives way before the decision does, but never all of it.
  "& .job": { ...oneLine, flex: "1 1 0", minWidth: "6ch", textAlign: "left" },
  "& .told": { ...oneLine, flex: "0 1 auto" },
  "& .share": { display: "flex", alignItems: "center" },
} as const;
