import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { radius, textSize } from "../../theme/sizes.ts";
import { serifFamily } from "../../theme/typography.ts";

/** A few words as the CV has them, inside a line. */
export function QuotedWords({ children }: { children: ReactNode }) {
  return (
    <Box
      component="bdi"
      sx={{
        fontFamily: serifFamily,
        fontSize: textSize.quotation,
        px: 0.5,
        borderRadius: radius.tiny,
        backgroundColor: "quotation.background",
        color: "quotation.text",
        boxDecorationBreak: "clone",
        overflowWrap: "anywhere",
        printColorAdjust: "exact",
      }}
    >
      {children}
    </Box>
  );
}
