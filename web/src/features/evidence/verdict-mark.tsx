import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { VerdictShape, type VerdictShapeName } from "./verdict-shape.tsx";

/** How much of something is there, as a shape with a word in the colour of the text: never red or green. */
export function VerdictMark({ shape, children }: { shape: VerdictShapeName; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, fontWeight: 550, whiteSpace: "nowrap" }}
    >
      <VerdictShape shape={shape} />
      {children}
    </Box>
  );
}
