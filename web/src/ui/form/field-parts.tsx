import { type CSSObject, styled, type Theme } from "@mui/material/styles";
import { controlHeight, radius, textSize } from "../../theme/sizes.ts";

/** Safari on phones zooms into inputs with smaller letters. */
const withoutZoom = { fontSize: textSize.lead } as const;

/** The name of a field, above it. */
export const FieldLabel = styled("label")({
  display: "block",
  marginBottom: 4,
  fontSize: textSize.small,
  lineHeight: 20 / 13,
  fontWeight: 550,
});

/** An input of the browser's own kind. */
export const FieldInput = styled("input")((given) => ({ ...edged(given), ...oneLineHigh(given) }));

/** What is wrong with a field, or a hint, below it. */
export const FieldNote = styled("p")(({ theme }) => ({
  margin: "4px 0 0",
  fontSize: textSize.caption,
  lineHeight: 16 / 12,
  color: theme.vars.palette.text.secondary,
  "&[data-is-error=true]": { color: theme.vars.palette.error.main },
}));

/** The same for longer text. */
export const FieldArea = styled("textarea")((given) => ({
  ...edged(given),
  [given.theme.breakpoints.down("sm")]: withoutZoom,
  display: "block",
  minHeight: 96,
  resize: "vertical",
  // Grows with its text where the browser can.
  fieldSizing: "content",
  maxHeight: 480,
}));

/** The same for one choice of many, with our own mark in place of the browser's triangle. */
export const FieldSelect = styled("select")((given) => ({
  ...edged(given),
  ...oneLineHigh(given),
  appearance: "none",
  paddingRight: given.theme.spacing(4),
  textOverflow: "ellipsis",
  // The edges of a chevron, drawn in the colour of the text: a picture could not follow light and dark.
  backgroundImage:
    "linear-gradient(45deg, transparent 50%, currentColor 50% calc(50% + 2px), transparent calc(50% + 2px)), linear-gradient(-45deg, transparent 50%, currentColor 50% calc(50% + 2px), transparent calc(50% + 2px))",
  backgroundSize: "6px 6px",
  backgroundPosition: "right 17px center, right 12px center",
  backgroundRepeat: "no-repeat",
}));

function edged({ theme }: { theme: Theme }): CSSObject {
  return {
    boxSizing: "border-box",
    width: "100%",
    padding: theme.spacing(0.75, 1.5),
    font: "inherit",
    color: "inherit",
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.controlEdge}`,
    borderRadius: radius.control,
    "&:hover": { borderColor: theme.vars.palette.text.secondary },
    "&:focus": {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -1,
      borderColor: "transparent",
    },
    "&[aria-invalid=true]": { borderColor: theme.vars.palette.error.main },
    // Browsers paint filled-in fields in their own colour; a wide inset shadow is the only way over it.
    "&:autofill": {
      boxShadow: `0 0 0 100px ${theme.vars.palette.tint.brand} inset`,
      WebkitTextFillColor: theme.vars.palette.text.primary,
      caretColor: theme.vars.palette.text.primary,
    },
  };
}

function oneLineHigh({ theme }: { theme: Theme }): CSSObject {
  return {
    height: controlHeight.usual,
    [theme.breakpoints.down("sm")]: { height: controlHeight.phone, ...withoutZoom },
  };
}
