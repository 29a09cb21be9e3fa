import Checkbox from "@mui/material/Checkbox";
import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { isolate } from "@winnow/contract/isolate.ts";
import type { ListColumn, ListSelection, ListTableProps } from "./list-table-props.ts";
import { RowLink } from "./row-link.tsx";
import { visuallyHidden } from "./visually-hidden.ts";

/** The table of a list on screens that are wide enough. */
export function ListRows<Row, Column extends string>(props: ListTableProps<Row, Column>) {
  const { label, columns, rowKey, rowHref, rowActions, selection, list, rows } = props;
  return (
    <TableContainer>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {selection ? (
              <TableCell padding="checkbox">
                <ChooseAll rows={rows ?? []} rowKey={rowKey} selection={selection} />
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
                <span style={visuallyHidden}>Actions</span>
              </TableCell>
            ) : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows?.map((row) => (
            <TableRow
              key={rowKey(row)}
              hover={rowHref !== undefined}
              sx={{ position: "relative", "&:last-child td": { borderBottom: 0 } }}
            >
              {selection ? (
                <TableCell padding="checkbox" sx={{ position: "relative", zIndex: 1 }}>
                  <ChooseRow row={row} rowKey={rowKey} selection={selection} />
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
          )) ?? (
            <SkeletonRows
              rows={list.rowsPerPage}
              cells={columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0)}
            />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

type Choice<Row> = Pick<ListTableProps<Row, string>, "rowKey"> & { selection: ListSelection<Row> };

function ChooseAll<Row>({ rows, rowKey, selection }: Choice<Row> & { rows: Row[] }) {
  const chosen = rows.filter((row) => selection.chosen.has(rowKey(row))).length;
  return (
    <Checkbox
      size="small"
      disabled={rows.length === 0}
      checked={rows.length > 0 && chosen === rows.length}
      indeterminate={chosen > 0 && chosen < rows.length}
      onChange={(_, isChosen) => selection.onChoose(rows, isChosen)}
      slotProps={{ input: { "aria-label": "Select all on this page" } }}
    />
  );
}

/** The box with which a row is chosen. */
export function ChooseRow<Row>({ row, rowKey, selection }: Choice<Row> & { row: Row }) {
  return (
    <Checkbox
      size="small"
      checked={selection.chosen.has(rowKey(row))}
      onChange={(_, isChosen) => selection.onChoose([row], isChosen)}
      slotProps={{ input: { "aria-label": `Select ${isolate(selection.nameOf(row))}` } }}
    />
  );
}

function ColumnLabel<Row, Column extends string>(props: {
  column: ListColumn<Row, Column>;
  list: ListTableProps<Row, Column>["list"];
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
