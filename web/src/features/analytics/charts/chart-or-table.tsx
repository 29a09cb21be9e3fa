import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../words/words.ts";
import { ChartCard } from "../chart-card.tsx";
import { ChartTable } from "./chart-table.tsx";
import { chartStyle } from "./plain-chart.ts";

export const chartHeight = 256;

/** A chart, and the same numbers as a table for whoever wants to read or hear them. */
export function ChartOrTable(props: {
  title: string;
  /** What the chart says, in a sentence. */
  sentence: string;
  /** The table's headings, with units. */
  headings: [string, ...string[]];
  rows: [string, ...string[]][];
  /** In place of both, when there is nothing to draw. */
  emptyWords: string | null;
  /** Stands beside the choice of chart or table. */
  link?: ReactNode;
  children: ReactNode;
}) {
  const { title, sentence, headings, rows, emptyWords, link, children } = props;
  const words = useWords("charts");
  const [isTable, setIsTable] = useState(false);
  const other = isTable ? words.asChart : words.asTable;
  return (
    <ChartCard title={title} sentence={sentence}>
      {emptyWords !== null ? (
        <Box sx={{ height: chartHeight, display: "grid", placeItems: "center", color: "text.secondary" }}>
          {emptyWords}
        </Box>
      ) : isTable ? (
        <ChartTable label={title} height={chartHeight} headings={headings} rows={rows} />
      ) : (
        <Box role="img" aria-label={`${title}. ${sentence}`} sx={{ height: chartHeight, ...chartStyle }}>
          {children}
        </Box>
      )}
      <Box
        sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mt: "auto", mx: -1 }}
      >
        <Button
          size="small"
          color="inherit"
          disabled={emptyWords !== null}
          aria-label={words.showHow({ act: other, title })}
          onClick={() => setIsTable(!isTable)}
        >
          {other}
        </Button>
        {link}
      </Box>
    </ChartCard>
  );
}
