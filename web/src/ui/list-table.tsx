import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useEffect } from "react";
import { ListCards } from "./list-cards.tsx";
import { ListPagination } from "./list-pagination.tsx";
import { ListRows } from "./list-rows.tsx";
import type { ListTableProps } from "./list-table-props.ts";

/** A list that the server pages and sorts: a table, or cards below 1200 px, where a table beside the sidebar would leave names no room. */
export function ListTable<Row, Column extends string>(props: ListTableProps<Row, Column>) {
  const { list, rows, total, isUpdating = false, error, empty } = props;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("lg"), { noSsr: true });
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
