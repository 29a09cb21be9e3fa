import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useRef } from "react";
import { useIsPrinting } from "../page/use-is-printing.ts";
import { ListCards } from "./list-cards.tsx";
import { ListPagination } from "./list-pagination.tsx";
import { ListRows } from "./list-rows.tsx";
import { ListStates } from "./list-states.tsx";
import type { ListTableProps } from "./list-table-props.ts";
import { useRowKeys } from "./use-row-keys.ts";

/**
 * A list that the server pages and sorts, with the keys that all lists have: a table, or cards below 1200 px, where a
 * table beside the sidebar would leave names no room.
 */
export function ListTable<Row extends { id: string }, Column extends string>(
  props: ListTableProps<Row, Column>,
) {
  const { list, answer, words, none, ...drawn } = props;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("lg"), { noSsr: true });
  const isUpdating = answer.isPlaceholderData;
  // No sheet is wider than that.
  const isPrinting = useIsPrinting();
  const Rows = isNarrow || isPrinting ? ListCards : ListRows;
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys({ frame, rows: answer.data?.data, selection: drawn.selection });

  return (
    <Paper ref={frame} variant="outlined" sx={{ overflow: "hidden" }}>
      <ListStates list={list} answer={answer} rows={answer.data?.data} words={words} none={none}>
        {(rows) => (
          <>
            <Box aria-busy={rows === undefined || isUpdating} sx={{ opacity: isUpdating ? 0.6 : 1 }}>
              <Rows {...drawn} list={list} rows={rows} />
            </Box>
            {/* With the rows, so that it stands at once where it stays. */}
            {rows ? <ListPagination list={list} total={answer.data?.total} /> : null}
          </>
        )}
      </ListStates>
    </Paper>
  );
}
