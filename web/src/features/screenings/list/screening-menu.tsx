import MoreIcon from "@mui/icons-material/MoreHorizRounded";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useId, useState } from "react";
import { Link as RouterLink } from "react-router";
import { useToast } from "../../../ui/toast.tsx";
import { useStartScreening, useStopScreening } from "../queries.ts";
import { legalActions, setupPath } from "../screening-actions.ts";
import { DeleteScreeningDialog } from "./delete-screening-dialog.tsx";

/** What can be done with a screening from the list. */
export function ScreeningMenu({ screening }: { screening: Screening }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const menuId = useId();
  const start = useStartScreening();
  const stop = useStopScreening();
  const showToast = useToast();
  const legal = legalActions(screening);

  function run(action: typeof start, done: string) {
    setAnchor(null);
    action.mutate(screening.id, {
      onSuccess: () => showToast(done),
      onError: (error) => showToast(error.message, { tone: "error" }),
    });
  }

  return (
    <>
      <IconButton
        aria-label={`More for ${screening.title}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        size="small"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu
        id={menuId}
        // Inside the page's landmark, where somebody who moves by landmarks finds it.
        container={() => document.querySelector("main")}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        <MenuItem component={RouterLink} to={setupPath(screening.id)}>
          Open set-up
        </MenuItem>
        {legal.has("start") ? (
          <MenuItem onClick={() => run(start, `“${screening.title}” has started.`)}>Start</MenuItem>
        ) : null}
        {legal.has("stop") ? (
          <MenuItem onClick={() => run(stop, `“${screening.title}” is stopping. CVs in work are finished.`)}>
            Stop
          </MenuItem>
        ) : null}
        {legal.has("delete") ? (
          <MenuItem
            sx={{ color: "error.main" }}
            onClick={() => {
              setAnchor(null);
              setIsDeleting(true);
            }}
          >
            Delete
          </MenuItem>
        ) : null}
      </Menu>
      <DeleteScreeningDialog screening={screening} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  );
}
