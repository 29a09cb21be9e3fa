import ClosedIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
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
  const verdictInWords = verdictWords(verdict, { isReadInPart });
  return (
    <Box component="li" id={id} sx={blockStyle} data-open={isOpen}>
      <Box sx={markStyle}>
        <VerdictShape shape={verdictShapes[verdict]} />
      </Box>
      <Typography variant="h3" dir="auto" className="name" sx={{ minWidth: 0, fontSize: textSize.body }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={`${id}-shown`}
          data-toggle
          onClick={onToggle}
          sx={toggleStyle}
        >
          <span style={visuallyHidden}>{verdictInWords}: </span>
          <bdi>{requirement.text}</bdi>
        </ButtonBase>
      </Typography>
      <Box
        className="figures points"
        sx={{ ...mutedText, gridArea: "points", pt: 0.25, minWidth: 80, textAlign: "end" }}
      >
        {words.points({ points: formatPoints(points), of: formatPoints(maximum_points) })}
      </Box>
      <Box sx={{ gridArea: "chevron", display: "flex", displayPrint: "none" }} aria-hidden>
        <ClosedIcon sx={{ fontSize: 20, transform: isOpen ? "rotate(180deg)" : "none" }} />
      </Box>
      <Box id={`${id}-shown`} className="shown">
        <Typography variant="body2" className="detail" sx={{ ...detailStyle, mb: 0.75 }}>
          <Box component="span" sx={{ fontWeight: 550, color: "text.primary" }}>
            {verdictInWords}
          </Box>{" "}
          · {requirementKinds[requirement.kind]}
          {remark ? ` · ${stored.report(remark)}` : ""}
          {isReadInPart && verdict === "not stated" ? ` · ${words.unreadPart}` : ""}
        </Typography>
        <QuotationList quotations={quotations} />
        <Typography variant="body2" className="detail" sx={{ ...detailStyle, mt: 0.75 }}>
          {worth}
          {taken_points < 0 ? ` ${words.takes({ points: formatPoints(-taken_points) })}` : ""}
        </Typography>
      </Box>
    </Box>
  );
}

const detailStyle = { color: "text.secondary", maxWidth: "72ch" } as const;
const markStyle = { gridArea: "mark", display: "flex", pt: 0.375 } as const;
const toggleStyle = {
  display: "block",
  width: "100%",
  textAlign: "start",
  font: "inherit",
  letterSpacing: "inherit",
  // The whole line opens it; a quotation in it stands above.
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&.Mui-focusVisible": { outline: "none" },
  "&.Mui-focusVisible::after": {
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
const blockStyle = {
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
  "& .name": { gridArea: "name", overflowWrap: "anywhere" },
  "& .shown": { gridArea: "shown", mt: 0.5, minWidth: 0 },
  "& blockquote": { position: "relative", zIndex: 1 },
  "@media screen": { "&[data-open=false]": closedStyle },
} as const;
