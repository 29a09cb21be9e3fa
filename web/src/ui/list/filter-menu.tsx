import FilterIcon from "@mui/icons-material/FilterListRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import { type ReactNode, useId, useState } from "react";
import { useWords } from "../../words/words.ts";
import { type FilterGroup, FilterGroups } from "./filter-groups.tsx";
import type { ListState } from "./use-list-state.ts";

/** The filters of a list over it, so that none of them pushes it away; they take effect at once. */
export function FilterMenu<Group extends string>(props: {
  list: Pick<ListState<string, Group>, "filters" | "setFilter" | "isNarrowed" | "clear">;
  groups: readonly FilterGroup<Group>[];
  /** How many are in force. */
  count: number;
  /** Filters that are no groups of chips. */
  children?: ReactNode;
}) {
  const { list, groups, count, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const words = useWords("lists");
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={count > 0 ? { "&&": { backgroundColor: "tint.brand", borderColor: "primary.main" } } : undefined}
      >
        {count === 0 ? words.filters : words.filtersInForce({ count })}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        // Inside the page's landmark, where somebody who moves by landmarks finds it.
        container={() => document.querySelector("main")}
        slotProps={{
          paper: {
            id,
            role: "dialog",
            "aria-modal": true,
            "aria-label": words.filters,
            sx: {
              width: 520,
              maxWidth: "calc(100vw - 32px)",
              maxHeight: { md: "calc(100dvh - 184px)" },
              mt: 0.5,
            },
          },
        }}
      >
        <Box sx={{ display: "grid", gap: 2, p: 2, pb: 1 }}>
          <FilterGroups list={list} groups={groups} />
          {children}
        </Box>
        <Box sx={footStyle}>
          <Button color="inherit" disabled={count === 0} onClick={list.clear}>
            {words.clearAll}
          </Button>
          <Button variant="contained" onClick={() => setAnchor(null)}>
            {words.done}
          </Button>
        </Box>
      </Popover>
    </>
  );
}

const footStyle = {
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  display: "flex",
  justifyContent: "flex-end",
  gap: 1,
  px: 2,
  py: 1,
  backgroundColor: "raised",
  borderTop: 1,
  borderColor: "divider",
} as const;
