import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useId } from "react";
import { textSize } from "../../theme/sizes.ts";
import { plainList, renderedWhenVisible } from "../../theme/styles.ts";
import { DetailsButton } from "./details-button.tsx";
import type { ListRowsProps } from "./list-table-props.ts";
import { focusedRow, RowLink } from "./row-link.tsx";
import { SelectRow } from "./selection-boxes.tsx";

/** The rows of a list as cards, for screens that are too narrow for a table. */
export function ListCards<Row extends { id: string }, Column extends string>(
  props: ListRowsProps<Row, Column>,
) {
  const { label, columns, rowHref, rowActions, selection, details, isDense = false, list, rows } = props;
  const id = useId();
  const [head, ...others] = columns;
  if (!rows) return <SkeletonCards cards={list.rowsPerPage} lines={others.length} />;
  return (
    <Box component="ul" aria-label={label} data-dense={isDense} sx={cardsStyle}>
      {rows.map((row) => (
        <li key={row.id} className="card" data-list-row={row.id} tabIndex={rowHref ? undefined : -1}>
          <div className="head">
            {details?.has(row) ? (
              <div className="opener">
                <DetailsButton row={row} details={details} controls={`${id}-${row.id}`} />
              </div>
            ) : null}
            {selection ? (
              <div className="control">
                <SelectRow row={row} name={selection.nameOf(row)} shown={rows} selection={selection} />
              </div>
            ) : null}
            <div className="title">
              {rowHref ? <RowLink to={rowHref(row)}>{head?.render(row)}</RowLink> : head?.render(row)}
            </div>
            {rowActions ? <div className="control">{rowActions(row)}</div> : null}
          </div>
          <dl className="fields">
            {others.map((column) => (
              <div key={column.id}>
                <dt>{column.label}</dt>
                <dd>{column.render(row)}</dd>
              </div>
            ))}
          </dl>
          {details?.has(row) && details.isOpen(row) ? (
            <div id={`${id}-${row.id}`} className="details">
              {details.render(row)}
            </div>
          ) : null}
        </li>
      ))}
    </Box>
  );
}

const cardStyle = {
  p: 2,
  borderBottom: 1,
  borderColor: "divider",
  "&:last-of-type": { borderBottom: 0 },
} as const;

/** Of all cards at once: a style for each part of each card would take longer to make than the cards themselves. */
const cardsStyle = {
  ...plainList,
  "& > .card": { ...cardStyle, ...focusedRow, position: "relative" },
  // Those that a phone shows first have their height at once, so that nothing below them moves.
  "& > .card:nth-of-type(n + 7)": renderedWhenVisible,
  "&[data-dense=true] > .card": { py: 1.5 },
  "& > .card > .head": { display: "flex", alignItems: "flex-start", gap: 1, mb: 1, fontWeight: 550 },
  "&[data-dense=true] > .card > .head": { mb: 0.5 },
  "& > .card > .head > .opener": { ml: -1, mr: -0.5, displayPrint: "none" },
  "& > .card > .head > .control": { position: "relative", zIndex: 1, m: -1 },
  "& > .card > .head > .title": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
  "& > .card > .fields": {
    m: 0,
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gap: 0.5,
    columnGap: 2,
    "& > div": { display: "contents", fontSize: textSize.small },
    "& > div > dt": { color: "text.secondary" },
    "& > div > dd": { m: 0, minWidth: 0, textAlign: "right", overflowWrap: "anywhere" },
    // Side by side on paper, where there is room for it and each page counts.
    "@media print": {
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      "& > div": { display: "block" },
      "& > div > dd": { textAlign: "left" },
    },
  },
  "& > .card > .details": { mt: 1, mx: -2, mb: -1.5, backgroundColor: "background.default" },
} as const;

function SkeletonCards({ cards, lines }: { cards: number; lines: number }) {
  return Array.from({ length: cards }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else.
    <Box key={card} sx={cardStyle}>
      <Skeleton width="60%" height={22} sx={{ mb: 1 }} />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else.
        <Skeleton key={line} height={20} sx={{ mb: 0.5 }} />
      ))}
    </Box>
  ));
}
