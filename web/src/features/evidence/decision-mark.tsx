import Box from "@mui/material/Box";
import SvgIcon from "@mui/material/SvgIcon";
import type { ReactElement, ReactNode } from "react";
import { textSize } from "../../theme/sizes.ts";

/** What a person decided, as a shape with a word, in the colour of the text: never red or green. */
export function DecisionMark({ shape, children }: { shape: ReactElement; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        fontSize: textSize.caption,
        fontWeight: 550,
        whiteSpace: "nowrap",
        color: "text.primary",
      }}
    >
      <DecisionShape>{shape}</DecisionShape>
      {children}
    </Box>
  );
}

/** A shape drawn in 16 × 16. */
export function DecisionShape({ children }: { children: ReactElement }) {
  return (
    <SvgIcon viewBox="0 0 16 16" aria-hidden sx={{ fontSize: 16 }}>
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </SvgIcon>
  );
}
