import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useEffect } from "react";
import { ListCards } from "./list-cards.tsx";
import { ListPagination } from "./list-pagination.tsx";
import { ListRows } from "./list-rows.tsx";
import type { ListState } from "./use-list-state.ts";

export type ListColumn<Row, Column extends string = string> = {
  /** The column's name for sorting, or any other name when it cannot be sorted by. */
  id: Column | (string & {});
  label: string;
  isSortable?: boolean;
  align?: "left" | "right";
  width?: number | string;
  /** Said only to screen readers, for columns whose content explains itself. */
  isLabelHidden?: boolean;
  render: (row: Row) => ReactNode;
};

export type ListTableProps<Row, Column extends string> = {
  /** What the list holds, read out as the table's name: "Screenings". */
  label: string;
  /** The first column names the row; it is the head of the card on narrow screens. */
  columns: ListColumn<Row, Column>[];
  rowKey: (row: Row) => string;
  /** Where a row leads; the first column becomes a link that covers the row. */
  rowHref?: (row: Row) => string;
  /** Buttons or a menu at the end of the row. */
  rowActions?: (row: Row) => ReactNode;
  list: Pick<
    ListState<Column, string>,
    "page" | "rowsPerPage" | "orderBy" | "order" | "sortBy" | "setPage" | "setRowsPerPage"
  >;
  /** Undefined while the first answer is awaited. */
  rows: Row[] | undefined;
  total: number | undefined;
  /** True while other rows are on their way; the old ones stay, paler. */
  isUpdating?: boolean;
  /** Shown in place of the rows when something failed. */
  error?: ReactNode;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
};

/** A list that the server pages and sorts: a table, or cards below 600 px. */
export function ListTable<Row, Column extends string>(props: ListTableProps<Row, Column>) {
  const { list, rows, total, isUpdating = false, error, empty } = props;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const lastPage = Math.max(0, Math.ceil((total ?? 0) / list.rowsPerPage) - 1);
  const isPastTheEnd = total !== undefined && !isUpdating && list.page > lastPage;

  useEffect(() => {
    if (isPastTheEnd) list.setPage(lastPage);
  }, [isPastTheEnd, lastPage, list.setPage]);

  if (error) return <Framed>{error}</Framed>;
  if (rows?.length === 0 && !isPastTheEnd) return <Framed>{empty}</Framed>;

  return (
    <Framed>
      <Box aria-busy={rows === undefined || isUpdating} sx={{ opacity: isUpdating ? 0.6 : 1 }}>
        {isNarrow ? <ListCards {...props} /> : <ListRows {...props} />}
      </Box>
      <ListPagination list={list} total={total} />
    </Framed>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: "10px", overflow: "hidden" }}>
      {children}
    </Paper>
  );
}
