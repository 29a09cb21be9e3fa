import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useId } from "react";
import { textSize } from "../../theme/sizes.ts";
import { plainList } from "../../theme/styles.ts";
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
  const style = isDense ? { ...cardStyle, py: 1.5 } : cardStyle;
  if (!rows) return <SkeletonCards cards={list.rowsPerPage} lines={others.length} />;
  return (
    <Box component="ul" aria-label={label} sx={plainList}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          data-list-row={row.id}
          tabIndex={rowHref ? undefined : -1}
          sx={{ ...style, position: "relative", ...focusedRow }}
        >
          <Box
            sx={{ display: "flex", alignItems: "flex-start", gap: 1, mb: isDense ? 0.5 : 1, fontWeight: 550 }}
          >
            {details?.has(row) ? (
              <Box sx={{ ml: -1, mr: -0.5 }}>
                <DetailsButton row={row} details={details} controls={`${id}-${row.id}`} />
              </Box>
            ) : null}
            {selection ? (
              <Box sx={{ position: "relative", zIndex: 1, m: -1 }}>
                <SelectRow row={row} name={selection.nameOf(row)} shown={rows} selection={selection} />
              </Box>
            ) : null}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              {rowHref ? <RowLink to={rowHref(row)}>{head?.render(row)}</RowLink> : head?.render(row)}
            </Box>
            {rowActions ? <Box sx={{ position: "relative", zIndex: 1, m: -1 }}>{rowActions(row)}</Box> : null}
          </Box>
          <Box
            component="dl"
            sx={{ m: 0, display: "grid", gridTemplateColumns: "auto 1fr", gap: 0.5, columnGap: 2 }}
          >
            {others.map((column) => (
              <Box key={column.id} sx={{ display: "contents", fontSize: textSize.small }}>
                <Box component="dt" sx={{ color: "text.secondary" }}>
                  {column.label}
                </Box>
                <Box component="dd" sx={{ m: 0, minWidth: 0, textAlign: "right", overflowWrap: "anywhere" }}>
                  {column.render(row)}
                </Box>
              </Box>
            ))}
          </Box>
          {details?.has(row) && details.isOpen(row) ? (
            <Box
              id={`${id}-${row.id}`}
              sx={{ mt: 1, mx: -2, mb: -1.5, backgroundColor: "background.default" }}
            >
              {details.render(row)}
            </Box>
          ) : null}
        </Box>
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
