import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { visuallyHidden } from "./visually-hidden.ts";

/** The outline of a page whose contents are on their way. The page's own heading takes the focus once it is there. */
export function PageSkeleton({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box aria-busy="true">
      <h1 style={visuallyHidden}>Loading: {title}</h1>
      {children}
    </Box>
  );
}
