import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** A part of the match report under its heading. */
export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5, breakAfter: "avoid" }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export const plainList = { listStyle: "none", m: 0, p: 0 } as const;
