import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { serifFamily } from "../../../theme/typography.ts";

/** A few words as the CV has them, inside a line. */
export function QuotedWords({ children }: { children: ReactNode }) {
  return (
    <Box
      component="bdi"
      sx={{
        fontFamily: serifFamily,
        fontSize: "0.9375rem",
        px: 0.5,
        borderRadius: "4px",
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
