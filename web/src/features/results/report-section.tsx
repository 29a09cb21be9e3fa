import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** A part of the match report under its heading, with what can be done to it beside. */
export function ReportSection(props: {
  title: string;
  action?: ReactNode;
  /** False for what has nothing to say on paper. */
  isPrinted?: boolean;
  children: ReactNode;
}) {
  const { title, action, isPrinted = true, children } = props;
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 3, ...(isPrinted ? {} : { displayPrint: "none" }) }}
    >
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 1,
          mb: 0.5,
          breakAfter: "avoid",
        }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action ? <Box sx={{ displayPrint: "none" }}>{action}</Box> : null}
      </Box>
      {children}
    </Box>
  );
}
