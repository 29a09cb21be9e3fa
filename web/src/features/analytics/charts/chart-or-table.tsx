import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { type ReactNode, useState } from "react";
import { textSize } from "../../../theme/sizes.ts";
import { ChartCard } from "../chart-card.tsx";

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
  const [isTable, setIsTable] = useState(false);
  return (
    <ChartCard title={title} sentence={sentence}>
      {emptyWords !== null ? (
        <Box sx={{ height: chartHeight, display: "grid", placeItems: "center", color: "text.secondary" }}>
          {emptyWords}
        </Box>
      ) : isTable ? (
        <Box
          component="section"
          // Scrolled by keys too.
          tabIndex={0}
          aria-label={`${title}, as a table`}
          sx={{ height: chartHeight, overflow: "auto" }}
        >
          <Table size="small" stickyHeader sx={tableStyle}>
            <TableHead>
              <TableRow>
                {headings.map((heading, index) => (
                  <TableCell
                    key={heading}
                    align={index === 0 ? "left" : "right"}
                    sx={{ backgroundColor: "background.paper" }}
                  >
                    {heading}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(([name, ...values]) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  {values.map((value, index) => (
                    <TableCell key={headings[index + 1]} align="right">
                      {value}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
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
          aria-label={`${isTable ? "Show as a chart" : "Show as a table"}: ${title}`}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? "Show as a chart" : "Show as a table"}
        </Button>
        {link}
      </Box>
    </ChartCard>
  );
}

const tableStyle = {
  "& .MuiTableCell-root": { px: 1, py: 0.75 },
  "& .MuiTableCell-head": { whiteSpace: "normal", verticalAlign: "bottom" },
} as const;

/** Charts draw their lines in the colours of the page. */
const chartStyle = {
  "& .MuiChartsGrid-line": { stroke: "var(--mui-palette-divider)" },
  "& .MuiChartsLegend-label": { color: "text.secondary", fontSize: textSize.caption },
} as const;
