import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { ReactNode } from "react";
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
      <Box
        component="span"
        dir="auto"
        sx={{ fontFamily: serifFamily, flex: 1, minWidth: 0, overflowWrap: "anywhere" }}
      >
        {text}
      </Box>
      {place ? <Place>{place}</Place> : null}
    </>
  );
  return (
    <Box component="blockquote" sx={{ m: 0, maxWidth: "72ch" }}>
      {onShow ? (
        <ButtonBase
          onClick={onShow}
          aria-pressed={isShown}
          title={showTitle}
          sx={{
            ...ground,
            width: "100%",
            textAlign: "start",
            outlineOffset: 2,
            "&:hover, &[aria-pressed=true]": { boxShadow: "inset 3px 0 0 var(--mui-palette-quotation-text)" },
          }}
        >
          {words}
        </ButtonBase>
      ) : (
        <Box sx={ground}>{words}</Box>
      )}
    </Box>
  );
}

const ground = {
  display: "flex",
  alignItems: "baseline",
  gap: 1.5,
  px: 1.5,
  py: 0.75,
  borderRadius: radius.control,
  backgroundColor: "quotation.background",
  color: "quotation.text",
  fontSize: textSize.quotation,
  lineHeight: 1.5,
  printColorAdjust: "exact",
  breakInside: "avoid",
} as const;

function Place({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ flexShrink: 0, fontSize: textSize.caption, lineHeight: 1.5 }}>
      {children}
    </Box>
  );
}
