import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { Fragment, useId } from "react";
import { useWords } from "../../words/words.ts";
import { visuallyHidden } from "../page/visually-hidden.ts";
import { DetailsButton } from "./details-button.tsx";
import type { ListColumn, ListRowsProps } from "./list-table-props.ts";
import { focusedRow, RowLink } from "./row-link.tsx";
import { SelectPage, SelectRow } from "./selection-boxes.tsx";

/** The table of a list on screens that are wide enough. */
export function ListRows<Row extends { id: string }, Column extends string>(
  props: ListRowsProps<Row, Column>,
) {
  const { label, columns, rowHref, rowActions, selection, details, isDense = false, list, rows } = props;
  const id = useId();
  const words = useWords("lists");
  const cells = columns.length + [rowActions, selection, details].filter(Boolean).length;
  return (
    <TableContainer>
      <Table aria-label={label} sx={isDense ? denseStyle : undefined}>
        <TableHead>
          <TableRow>
            {selection ? (
              <TableCell padding="checkbox">
                <SelectPage rows={rows ?? []} selection={selection} name={words.selectPage} />
              </TableCell>
            ) : null}
            {details ? (
              <TableCell width={44} sx={{ "&&&": { p: 0 } }}>
                <span style={visuallyHidden}>{words.details}</span>
              </TableCell>
            ) : null}
            {columns.map((column) => (
              <TableCell
                key={column.id}
                align={column.align}
                width={column.width}
                sortDirection={column.isSortable && list.orderBy === column.id ? list.order : false}
              >
                <ColumnLabel column={column} list={list} />
              </TableCell>
            ))}
            {rowActions ? (
              <TableCell width={56}>
                <span style={visuallyHidden}>{words.actions}</span>
              </TableCell>
            ) : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows?.map((row) => (
            <Fragment key={row.id}>
              <TableRow
                data-list-row={row.id}
                tabIndex={rowHref ? undefined : -1}
                hover={rowHref !== undefined}
                sx={{ position: "relative", "&:last-child td": { borderBottom: 0 }, ...focusedRow }}
              >
                {selection ? (
                  <TableCell padding="checkbox" sx={{ position: "relative", zIndex: 1 }}>
                    <SelectRow row={row} name={selection.nameOf(row)} shown={rows} selection={selection} />
                  </TableCell>
                ) : null}
                {details ? (
                  <TableCell sx={{ "&&&": { p: 0, pl: 1 } }}>
                    {details.has(row) ? (
                      <DetailsButton row={row} details={details} controls={`${id}-${row.id}`} />
                    ) : null}
                  </TableCell>
                ) : null}
                {columns.map((column, index) => (
                  <TableCell key={column.id} align={column.align} sx={{ overflowWrap: "anywhere" }}>
                    {index === 0 && rowHref ? (
                      <RowLink to={rowHref(row)}>{column.render(row)}</RowLink>
                    ) : (
                      column.render(row)
                    )}
                  </TableCell>
                ))}
                {rowActions ? (
                  <TableCell align="right" sx={{ py: 0.5, position: "relative", zIndex: 1 }}>
                    {rowActions(row)}
                  </TableCell>
                ) : null}
              </TableRow>
              {details?.has(row) && details.isOpen(row) ? (
                <TableRow id={`${id}-${row.id}`} sx={{ "&:last-child td": { borderBottom: 0 } }}>
                  <TableCell colSpan={cells} sx={{ "&&&": { p: 0 }, backgroundColor: "background.default" }}>
                    {details.render(row)}
                  </TableCell>
                </TableRow>
              ) : null}
            </Fragment>
          )) ?? <SkeletonRows rows={list.rowsPerPage} cells={cells} />}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const denseStyle = {
  "& .MuiTableCell-body": { py: 1 },
  "& .MuiTableCell-head": { py: 0.75 },
} as const;

function ColumnLabel<Row extends { id: string }, Column extends string>(props: {
  column: ListColumn<Row, Column>;
  list: ListRowsProps<Row, Column>["list"];
}) {
  const { column, list } = props;
  if (column.isLabelHidden) return <span style={visuallyHidden}>{column.label}</span>;
  if (!column.isSortable) return column.label;
  const isActive = list.orderBy === column.id;
  return (
    <TableSortLabel
      active={isActive}
      direction={isActive ? list.order : "desc"}
      // A sortable column is named as the list call names it.
      onClick={() => list.sortBy(column.id as Column)}
    >
      {column.label}
    </TableSortLabel>
  );
}

function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else.
    <TableRow key={row} sx={{ "&:last-child td": { borderBottom: 0 } }}>
      {Array.from({ length: cells }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else.
        <TableCell key={cell}>
          <Skeleton width={cell === 0 ? "70%" : "50%"} height={20} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
