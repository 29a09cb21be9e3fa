import ChevronLeftIcon from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightIcon from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { pageSizes } from "@winnow/contract/list-query.ts";
import { useId } from "react";
import { controlHeight, textSize } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import { FieldSelect } from "../form/field-parts.tsx";
import { formatNumber } from "../format/format-number.ts";
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
  const words = useWords("lists");
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
        // On paper it says how many there are, below the last row and with no more room than that takes.
        "@media print": { minHeight: 0, py: 0.5, breakBefore: "avoid", breakInside: "avoid" },
      }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          mr: "auto",
          color: "text.secondary",
          displayPrint: "none",
        }}
      >
        <Box
          component="label"
          htmlFor={selectId}
          style={isCompact ? visuallyHidden : undefined}
          sx={(theme) => ({
            // Without a word there, so that the foot stays one line.
            [theme.breakpoints.down("sm")]: {
              position: "absolute",
              clipPath: "inset(50%)",
              whiteSpace: "nowrap",
            },
          })}
        >
          {words.rowsPerPage}
        </Box>
        <FieldSelect
          id={selectId}
          value={list.rowsPerPage}
          onChange={(event) => list.setRowsPerPage(Number(event.target.value))}
          style={{ width: "auto", height: controlHeight.small, paddingBlock: 0 }}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </FieldSelect>
      </Box>
      <Box role="status" sx={{ minWidth: "9ch", textAlign: "right" }}>
        {total === undefined ? "" : words.range({ from, to, total: formatNumber(total) })}
      </Box>
      <Box sx={{ display: "flex", mr: -1 }}>
        <IconButton
          aria-label={words.previousPage}
          disabled={page === 0}
          onClick={() => list.setPage(page - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          aria-label={words.nextPage}
          disabled={page >= lastPage}
          onClick={() => list.setPage(page + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
