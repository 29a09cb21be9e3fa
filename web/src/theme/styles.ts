import { radius, textSize } from "./sizes.ts";
import { serifFamily } from "./typography.ts";

/** What is said in passing, below or beside what it is about. */
export const mutedText = { fontSize: textSize.small, color: "text.secondary" } as const;

/** A list without marks or room of its own. */
export const plainList = { listStyle: "none", m: 0, p: 0 } as const;

/** Words that end in dots where they have no room. */
export const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** The edge of a box that says what went wrong. */
export const errorEdge = "color-mix(in srgb, var(--mui-palette-error-main) 45%, transparent)";

/** The name of a field, above it. */
export const fieldLabel = { display: "block", mb: 0.5, fontSize: textSize.small } as const;

/** A key of the keyboard, as help and menus show it. */
export const keyCap = {
  minWidth: 24,
  px: 0.75,
  font: "inherit",
  fontSize: textSize.caption,
  lineHeight: "22px",
  textAlign: "center",
  border: 1,
  borderColor: "controlEdge",
  borderRadius: radius.small,
} as const;

/** What a candidate has written or said, to be read at length. */
export const answerText = {
  m: 0,
  maxWidth: "72ch",
  fontFamily: serifFamily,
  fontSize: textSize.quotation,
  lineHeight: 1.6,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
} as const;

/** Still there, but neither shown nor laid out, nor told to those who cannot see. */
export const outOfSight = {
  contentVisibility: "hidden",
  visibility: "hidden",
  height: 0,
  overflow: "hidden",
} as const;

/**
 * Neither styled nor laid out before it comes into sight, which keeps long pages quick to draw; until then it is taken
 * to be as high as it was last. Rings of what has the focus at its edge show all the same.
 */
export const renderedWhenVisible = {
  "@media screen": {
    contentVisibility: "auto",
    containIntrinsicBlockSize: "auto 240px",
    overflowClipMargin: "4px",
  },
} as const;
