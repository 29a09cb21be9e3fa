import ClosedIcon from "@mui/icons-material/ExpandMoreRounded";
import type { AssessedRequirement } from "@winnow/contract/match-report.ts";
import { radius, textSize } from "../../../theme/sizes.ts";
import { mutedText } from "../../../theme/styles.ts";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";
import { formatPoints } from "../../evidence/format-score.ts";
import { VerdictShape } from "../../evidence/verdict-shape.tsx";
import { verdictShapes, verdictWords } from "../../evidence/verdict-words.ts";
import { QuotationList } from "./quotation-list.tsx";

/**
 * What the CV says for one requirement, and what that counts. Closed it is a line with the best quotation; on paper all
 * of it stands there.
 */
export function RequirementBlock(props: {
  id: string;
  assessed: AssessedRequirement;
  /** What its weight is worth and what of it is earned, in a sentence. */
  worth: string;
  isReadInPart: boolean;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { id, assessed, worth, isReadInPart, isOpen, onToggle } = props;
  const { requirement, verdict, points, maximum_points, taken_points, quotations, remark } = assessed;
  const { requirements: words } = useWords("matchReport");
  const { requirementKinds } = useWords("labels");
  const stored = useWords("stored");
  const sayWorth = useWords("weights");
  const verdictInWords = verdictWords(verdict, { isReadInPart });
  return (
    <li id={id} data-open={isOpen}>
      <div className="mark">
        <VerdictShape shape={verdictShapes[verdict]} />
      </div>
      <h3 dir="auto" className="name">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-shown`}
          data-toggle
          onClick={onToggle}
        >
          <span style={visuallyHidden}>{verdictInWords}: </span>
          <bdi>{requirement.text}</bdi>
        </button>
      </h3>
      <div className="figures points">
        {words.points({ points: formatPoints(points), of: formatPoints(maximum_points) })}
      </div>
      <div className="chevron" aria-hidden>
        <ClosedIcon sx={{ fontSize: 20 }} />
      </div>
      <div id={`${id}-shown`} className="shown">
        <p className="detail">
          <strong>{verdictInWords}</strong> · {requirementKinds[requirement.kind]}
          {remark ? ` · ${stored.report(remark)}` : ""}
          {isReadInPart && verdict === "not stated" ? ` · ${words.unreadPart}` : ""}
        </p>
        <QuotationList quotations={quotations} />
        <p className="detail">
          {worth}
          {taken_points < 0 ? ` ${words.takes({ points: sayWorth.points(-taken_points) })}` : ""}
        </p>
      </div>
    </li>
  );
}

const toggleStyle = {
  display: "block",
  width: "100%",
  // As large as a finger needs (WCAG 2.2, 2.5.8) even where a quotation's button lies close below.
  minHeight: { xs: 24, sm: 0 },
  p: 0,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  textAlign: "start",
  font: "inherit",
  letterSpacing: "inherit",
  // The whole line opens it; a quotation in it stands above.
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": {
    outline: "2px solid",
    outlineColor: "primary.main",
    outlineOffset: -2,
    borderRadius: radius.control,
  },
} as const;
/** Closed: a line of the name and the first line of the best quotation, which goes below the name where it is narrow. */
const closedStyle = {
  "& .detail, & .shown > div > :not(:first-child)": { display: "none" },
  "& .name": { fontWeight: 500, overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" },
  "& .name button": { overflow: "hidden", textOverflow: "ellipsis" },
  "& blockquote span:first-of-type": { overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" },
  "& blockquote > *": { paddingBlock: "2px" },
  "@container (min-width: 400px)": {
    gridTemplateColumns: "20px minmax(0, 1fr) minmax(0, 1fr) 20px",
    gridTemplateAreas: '"mark name shown chevron"',
    alignItems: "center",
    py: 0.75,
    "& .shown": { mt: 0 },
    "& .points": { display: "none" },
  },
  "@container (min-width: 560px)": {
    gridTemplateColumns: "20px minmax(0, 2fr) minmax(0, 3fr) auto 20px",
    gridTemplateAreas: '"mark name shown points chevron"',
    "& .points": { display: "block" },
  },
} as const;
/** Of all blocks of a list at once: a report has dozens, and a style for each part would take longer than the parts. */
export const requirementBlockStyles = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr) auto 20px",
  gridTemplateAreas: '"mark name points chevron" ". shown shown shown"',
  columnGap: 1,
  py: 1,
  borderTop: 1,
  borderColor: "divider",
  scrollMarginTop: 88,
  breakInside: "avoid",
  "& .mark": { gridArea: "mark", display: "flex", pt: 0.375 },
  "& .name": {
    gridArea: "name",
    m: 0,
    minWidth: 0,
    overflowWrap: "anywhere",
    fontSize: textSize.body,
    fontWeight: 600,
    lineHeight: 24 / 16,
    letterSpacing: "-0.011em",
  },
  "& .name button": toggleStyle,
  "& .points": { ...mutedText, gridArea: "points", pt: 0.25, minWidth: 80, textAlign: "end" },
  "& .chevron": { gridArea: "chevron", display: "flex", displayPrint: "none" },
  "&[data-open=true] > .chevron > svg": { transform: "rotate(180deg)" },
  "& .shown": { gridArea: "shown", mt: 0.5, minWidth: 0 },
  "& .detail": {
    m: 0,
    mb: 0.75,
    maxWidth: "72ch",
    fontSize: textSize.small,
    lineHeight: 20 / 13,
    color: "text.secondary",
  },
  "& .detail:last-child": { mt: 0.75, mb: 0 },
  "& .detail strong": { fontWeight: 550, color: "text.primary" },
  "& blockquote": { position: "relative", zIndex: 1 },
  "@media screen": { "&[data-open=false]": closedStyle },
} as const;
