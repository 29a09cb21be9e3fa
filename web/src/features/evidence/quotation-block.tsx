import Box from "@mui/material/Box";
import { radius, textSize } from "../../theme/sizes.ts";
import { serifFamily } from "../../theme/typography.ts";

/**
 * Words that a candidate wrote or said: serif, on wheat, with the place they stand at ("p. 2"). With `onShow` it is a
 * button that shows them there.
 */
export function QuotationBlock(props: {
  text: string;
  place?: string;
  isShown?: boolean;
  onShow?: () => void;
  /** What showing it does: "Show in the CV". */
  showTitle?: string;
}) {
  const { text, place, isShown = false, onShow, showTitle } = props;
  const words = (
    <>
      <span dir="auto" className="words">
        {text}
      </span>
      {place ? <span className="place">{place}</span> : null}
    </>
  );
  return (
    <Box component="blockquote" sx={blockStyle}>
      {onShow ? (
        <button type="button" className="ground" onClick={onShow} aria-pressed={isShown} title={showTitle}>
          {words}
        </button>
      ) : (
        <div className="ground">{words}</div>
      )}
    </Box>
  );
}

/** Of all that is in it: a report shows dozens, and a style for each part would take longer to make than the parts. */
const blockStyle = {
  m: 0,
  maxWidth: "72ch",
  "& > .ground": {
    display: "flex",
    alignItems: "baseline",
    gap: 1.5,
    px: 1.5,
    py: 0.75,
    border: 0,
    borderRadius: radius.control,
    backgroundColor: "quotation.background",
    color: "quotation.text",
    fontFamily: "inherit",
    fontSize: textSize.quotation,
    lineHeight: 1.5,
    breakInside: "avoid",
  },
  "& > button": {
    width: "100%",
    textAlign: "start",
    cursor: "pointer",
    "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
    "&:hover, &[aria-pressed=true]": { boxShadow: "inset 3px 0 0 var(--mui-palette-quotation-text)" },
  },
  "& .words": { fontFamily: serifFamily, flex: 1, minWidth: 0, overflowWrap: "anywhere" },
  "& .place": { flexShrink: 0, fontSize: textSize.caption, lineHeight: 1.5 },
} as const;
