import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import type { ReactNode } from "react";
import { mutedText, plainList } from "../../theme/styles.ts";
import { RowLink } from "../../ui/list/row-link.tsx";

/** Screenings in a card, a row each; a row is a link as a whole. */
export function ScreeningRows<Row extends { id: string; title: string }>(props: {
  screenings: readonly Row[];
  /** The grid of a row on wide and narrow screens; the first cell holds the title. */
  columns: { xs: string; sm: string };
  pathOf: (screening: Row) => string;
  /** A line below the title. */
  noteOf?: (screening: Row) => ReactNode;
  /** The cells behind the title. */
  cellsOf: (screening: Row) => ReactNode;
}) {
  const { screenings, columns, pathOf, noteOf, cellsOf } = props;
  return (
    <Card component="ul" sx={plainList}>
      {screenings.map((screening) => (
        <Box component="li" key={screening.id} sx={{ ...rowStyle, gridTemplateColumns: columns }}>
          <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            <RowLink to={pathOf(screening)}>
              <bdi>{screening.title}</bdi>
            </RowLink>
            {noteOf ? <Box sx={mutedText}>{noteOf(screening)}</Box> : null}
          </Box>
          {cellsOf(screening)}
        </Box>
      ))}
    </Card>
  );
}

const rowStyle = {
  position: "relative",
  display: "grid",
  alignItems: "center",
  columnGap: 3,
  rowGap: 1,
  px: { xs: 2, sm: 3 },
  py: 2,
  "& + &": { borderTop: 1, borderColor: "divider" },
  "&:hover": { backgroundColor: "action.hover" },
} as const;
