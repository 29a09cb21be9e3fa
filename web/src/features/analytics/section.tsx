import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { mutedText } from "../../theme/styles.ts";

/** A part of the dashboard under a heading of its own, with a note beside it and something to do at the end. */
export function Section(props: { title: string; note?: string; action?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          columnGap: 2,
          rowGap: 1,
          mb: 1.5,
        }}
      >
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 1.5 }}>
          <Typography id={titleId} variant="h3" component="h2">
            {props.title}
          </Typography>
          {props.note ? <Box sx={mutedText}>{props.note}</Box> : null}
        </Box>
        {props.action}
      </Box>
      {props.children}
    </Box>
  );
}
