import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { mutedText } from "../../theme/styles.ts";

/** High enough for heading, sentence, chart and what can be done, so that nothing jumps when a chart arrives. */
export const chartCardHeight = 392;

/** One chart or table under its heading, with what it says in a sentence. */
export function ChartCard(props: { title: string; sentence: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={cardStyle}>
      <Typography id={titleId} variant="h4" component="h3">
        {props.title}
      </Typography>
      <Box sx={{ ...mutedText, minHeight: 40, mb: 0.5 }}>{props.sentence}</Box>
      {props.children}
    </Card>
  );
}

const cardStyle = {
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  height: chartCardHeight,
  breakInside: "avoid",
  px: { xs: 2, sm: 2.5 },
  pt: 2,
  pb: 1,
} as const;
