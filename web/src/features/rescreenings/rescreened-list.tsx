import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import useMediaQuery from "@mui/material/useMediaQuery";
import { defaultPageSize } from "@winnow/contract/list-query.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { RescreenedResult } from "@winnow/contract/rescreenings.ts";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { mutedText } from "../../theme/styles.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListTable } from "../../ui/list/list-table.tsx";
import type { ListColumn } from "../../ui/list/list-table-props.ts";
import { SortMenu } from "../../ui/list/sort-menu.tsx";
import type { SortOrder } from "../../ui/list/use-list-state.ts";
import type { Words } from "../../words/catalogue.ts";
import { useWords, wordsOf } from "../../words/words.ts";
import { formatExactPoints, formatSignedPoints } from "../evidence/format-score.ts";
import { useRescreenedResults } from "./queries.ts";
import { RescreenedChanges } from "./rescreened-changes.tsx";

type Column = "score_change" | "score_before" | "score_after" | "rank_before" | "rank_after";
const sorts: readonly Column[] = ["score_change", "score_before", "score_after", "rank_before", "rank_after"];

/** Everybody before and after, the largest changes first; each opens to the requirements that are seen otherwise. */
export function RescreenedList({
  screeningId,
  rescreeningId,
}: {
  screeningId: string;
  rescreeningId: string;
}) {
  const words = useWords("rescreening").list;
  const list = useLocalList();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("lg"), { noSsr: true });
  const answer = useRescreenedResults(rescreeningId, {
    start: list.page,
    size: list.rowsPerPage,
    sort_by: list.orderBy,
    order_by: list.order,
  });
  const columns = useColumns(screeningId, words);

  function toggle(id: string) {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  return (
    <>
      {/* Cards have no headings to sort by. */}
      {isNarrow ? (
        <Box sx={{ display: "flex", justifyContent: "flex-end", mb: 1 }}>
          <SortMenu list={list} sorts={sorts.map((column) => ({ column, label: words.columns[column] }))} />
        </Box>
      ) : null}
      <ListTable
        label={words.title}
        columns={columns}
        isDense
        details={{
          has: ({ changes }) => changes.length > 0,
          isOpen: ({ id }) => open.has(id),
          onToggle: ({ id }) => toggle(id),
          nameOf: (row) => words.changesOf({ name: nameOf(row) }),
          render: (row) => <RescreenedChanges changes={row.changes} />,
        }}
        list={list}
        answer={answer}
        words={{ failed: words.failed, noMatch: { title: "", showAll: "" } }}
        none={<EmptyState title={words.none} />}
      />
    </>
  );
}

function useColumns(
  screeningId: string,
  words: Words<"rescreening">["list"],
): ListColumn<RescreenedResult, Column>[] {
  const unchanged = <Box sx={mutedText}>–</Box>;
  return [
    {
      id: "candidate",
      label: words.columns.candidate,
      render: (row) => (
        <>
          <Link component={RouterLink} to={paths.report(screeningId, row.id)}>
            <bdi>{nameOf(row)}</bdi>
          </Link>
          {row.kept_reason === null ? null : <Box sx={mutedText}>{words.kept[row.kept_reason]}</Box>}
        </>
      ),
    },
    {
      id: "score_before",
      label: words.columns.score_before,
      isSortable: true,
      align: "right",
      width: 128,
      render: ({ score_before }) => formatExactPoints(score_before),
    },
    {
      id: "score_after",
      label: words.columns.score_after,
      isSortable: true,
      align: "right",
      width: 128,
      render: ({ score_after }) => (score_after === null ? unchanged : formatExactPoints(score_after)),
    },
    {
      id: "score_change",
      label: words.columns.score_change,
      isSortable: true,
      align: "right",
      width: 112,
      render: ({ score_before, score_after }) =>
        score_after === null ? unchanged : formatSignedPoints(score_after - score_before),
    },
    {
      id: "rank_before",
      label: words.columns.rank_before,
      isSortable: true,
      align: "right",
      width: 120,
      render: ({ rank_before }) => rank_before,
    },
    {
      id: "rank_after",
      label: words.columns.rank_after,
      isSortable: true,
      align: "right",
      width: 120,
      render: ({ rank_after }) => rank_after ?? unchanged,
    },
    {
      id: "changes",
      label: words.columns.changes,
      align: "right",
      width: 128,
      render: ({ changes }) => changes.length,
    },
  ];
}

/** Of whoever is hidden the file's name is the candidate's number. */
function nameOf({ is_hidden, name, file_name }: RescreenedResult): string {
  return is_hidden ? wordsOf("stored").hidden(file_name) : (name ?? file_name);
}

/** Kept here and not in the address, where the list of results has its own page and order. */
function useLocalList() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState<number>(defaultPageSize);
  const [sort, setSort] = useState<{ orderBy: Column; order: SortOrder }>({
    orderBy: "score_change",
    order: "desc",
  });
  return {
    page,
    rowsPerPage,
    ...sort,
    isNarrowed: false,
    setPage,
    setRowsPerPage: (size: number) => {
      setRowsPerPage(size);
      setPage(0);
    },
    sortBy: (column: Column) => {
      setSort(({ orderBy, order }) => ({
        orderBy: column,
        order: column === orderBy && order === "desc" ? "asc" : "desc",
      }));
      setPage(0);
    },
    clear: () => setPage(0),
  };
}
