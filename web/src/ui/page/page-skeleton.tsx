import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useWords } from "../../words/words.ts";
import { visuallyHidden } from "./visually-hidden.ts";

/** The outline of a page whose contents are on their way. The page's own heading takes the focus once it is there. */
export function PageSkeleton({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords("kit");
  return (
    <Box aria-busy="true">
      <h1 style={visuallyHidden}>{words.loading({ title })}</h1>
      {children}
    </Box>
  );
}
