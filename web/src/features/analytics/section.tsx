import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** A part of the dashboard under a heading of its own. */
export function Section(props: { title: string; action?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Box sx={{ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: 2, mb: 1.5 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {props.title}
        </Typography>
        {props.action}
      </Box>
      {props.children}
    </Box>
  );
}
