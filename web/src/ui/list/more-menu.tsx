import MoreIcon from "@mui/icons-material/MoreHorizRounded";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { Link } from "react-router";

export type MoreMenuItem = { label: string; isDestructive?: boolean } & (
  | { to: string }
  | { onChoose: () => void }
);

/** Three dots that open what else can be done; `false` stands for what cannot be done now. */
export function MoreMenu(props: {
  label: string;
  items: (MoreMenuItem | false)[];
  size?: "small" | "medium";
  /** What finds the button again in the page. */
  data?: Record<`data-${string}`, string>;
}) {
  const { label, items, size = "medium", data } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        {...data}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        size={size}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize={size} />
      </IconButton>
      <Menu
        id={menuId}
        // Inside the page's landmark, where somebody who moves by landmarks finds it.
        container={() => document.querySelector("main")}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
      >
        {items
          .filter((item) => item !== false)
          .map((item) => (
            <MenuItem
              key={item.label}
              sx={item.isDestructive ? { color: "error.main" } : undefined}
              {...("to" in item
                ? { component: Link, to: item.to }
                : {
                    onClick: () => {
                      close();
                      item.onChoose();
                    },
                  })}
            >
              {item.label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
