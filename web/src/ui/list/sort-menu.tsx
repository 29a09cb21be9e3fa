import DownIcon from "@mui/icons-material/ArrowDownwardRounded";
import UpIcon from "@mui/icons-material/ArrowUpwardRounded";
import CheckIcon from "@mui/icons-material/CheckRounded";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useWords } from "../../words/words.ts";
import type { ListState, SortOrder } from "./use-list-state.ts";

export type Sort<Column extends string> = { column: Column; label: string };

const orders: readonly SortOrder[] = ["desc", "asc"];

/** By what a list is sorted, and which way; a button that says so opens the choice. */
export function SortMenu<Column extends string>(props: {
  list: Pick<ListState<Column>, "orderBy" | "order" | "sortBy">;
  sorts: readonly Sort<Column>[];
}) {
  const { list, sorts } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const words = useWords("lists");
  const current = sorts.find(({ column }) => column === list.orderBy)?.label ?? "";
  const Arrow = list.order === "desc" ? DownIcon : UpIcon;

  function choose(isAnother: boolean, column: Column) {
    setAnchor(null);
    if (isAnother) list.sortBy(column);
  }

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={words.sortedBy[list.order]({ column: current })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        endIcon={<Arrow fontSize="small" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {current}
      </Button>
      <Menu
        id={menuId}
        container={() => document.querySelector("main")}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-label": words.sortBy } }}
      >
        {sorts.map(({ column, label }) => (
          <Choice
            key={column}
            label={label}
            isChosen={column === list.orderBy}
            onChoose={() => choose(column !== list.orderBy, column)}
          />
        ))}
        <Divider role="presentation" />
        {orders.map((order) => (
          <Choice
            key={order}
            label={words.orders[order]}
            isChosen={order === list.order}
            onChoose={() => choose(order !== list.order, list.orderBy)}
          />
        ))}
      </Menu>
    </>
  );
}

function Choice(props: { label: string; isChosen: boolean; onChoose: () => void }) {
  const { label, isChosen, onChoose } = props;
  return (
    <MenuItem
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      onClick={onChoose}
      sx={{ gap: 1 }}
    >
      <CheckIcon fontSize="small" aria-hidden sx={{ visibility: isChosen ? "visible" : "hidden" }} />
      {label}
    </MenuItem>
  );
}
