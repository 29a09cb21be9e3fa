import ChevronLeftIcon from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightIcon from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { pageSizes } from "@winnow/contract/list-query.ts";
import { useId } from "react";
import { radius, textSize } from "../../theme/sizes.ts";
import { visuallyHidden } from "../page/visually-hidden.ts";
import type { ListState } from "./use-list-state.ts";

/** The foot of a list: rows per page, where we are, back and on. */
export function ListPagination(props: {
  list: Pick<ListState<string, string>, "page" | "rowsPerPage" | "setPage" | "setRowsPerPage">;
  total: number | undefined;
  /** One narrow line, for a list beside something else. */
  isCompact?: boolean;
}) {
  const { list, total, isCompact = false } = props;
  const selectId = useId();
  const lastPage = Math.max(0, Math.ceil((total ?? 0) / list.rowsPerPage) - 1);
  const page = Math.min(list.page, lastPage);
  const from = page * list.rowsPerPage + 1;
  const to = Math.min(from + list.rowsPerPage - 1, total ?? 0);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "flex-end",
        columnGap: isCompact ? 1 : { xs: 1, sm: 3 },
        minHeight: isCompact ? 44 : 56,
        px: isCompact ? 1.5 : 2,
        fontSize: textSize.small,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mr: "auto", color: "text.secondary" }}>
        <label htmlFor={selectId} style={isCompact ? visuallyHidden : undefined}>
          Rows per page
        </label>
        <PageSize
          id={selectId}
          value={list.rowsPerPage}
          onChange={(event) => list.setRowsPerPage(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </PageSize>
      </Box>
      <Box role="status" sx={{ minWidth: "9ch", textAlign: "right" }}>
        {total === undefined ? "" : `${from}–${to} of ${total.toLocaleString("en")}`}
      </Box>
      <Box sx={{ display: "flex", mr: -1 }}>
        <IconButton aria-label="Previous page" disabled={page === 0} onClick={() => list.setPage(page - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label="Next page" disabled={page >= lastPage} onClick={() => list.setPage(page + 1)}>
          <ChevronRightIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

const PageSize = styled("select")(({ theme }) => ({
  height: 32,
  paddingInline: theme.spacing(0.5),
  font: "inherit",
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.controlEdge}`,
  borderRadius: radius.control,
}));
