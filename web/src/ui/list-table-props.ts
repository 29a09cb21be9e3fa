import type { ReactNode } from "react";
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

/** Rows that are chosen to act on together, by their keys. */
export type ListSelection<Row> = {
  chosen: ReadonlySet<string>;
  /** How a row's box is called: its title. */
  nameOf: (row: Row) => string;
  onChoose: (rows: Row[], isChosen: boolean) => void;
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
  selection?: ListSelection<Row>;
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
