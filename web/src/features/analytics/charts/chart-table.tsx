import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { Link as RouterLink } from "react-router";
import { useWords } from "../../../words/words.ts";

/** The numbers of a chart, in the room of the chart. */
export function ChartTable(props: {
  /** What the chart shows. */
  label: string;
  height: number;
  /** With units. */
  headings: [string, ...string[]];
  rows: [string, ...string[]][];
  /** Where each row leads. */
  links?: readonly string[];
}) {
  const words = useWords("charts");
  const { label, height, headings, rows, links } = props;
  return (
    <Box
      component="section"
      // Scrolled by keys too.
      tabIndex={0}
      aria-label={words.table({ label })}
      sx={{ height, overflow: "auto" }}
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
          {rows.map(([name, ...values], row) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {links ? (
                  <Link component={RouterLink} to={links[row] ?? ""}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
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
  );
}

const tableStyle = {
  "& .MuiTableCell-root": { px: 1, py: 0.75 },
  "& .MuiTableCell-head": { whiteSpace: "normal", verticalAlign: "bottom" },
} as const;
