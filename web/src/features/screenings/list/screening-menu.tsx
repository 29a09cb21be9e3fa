import MoreIcon from "@mui/icons-material/MoreHorizRounded";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useId, useState } from "react";
import { Link as RouterLink, useNavigate } from "react-router";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useDuplicateScreening, useStopScreening } from "../queries.ts";
import { legalActions } from "../screening-actions.ts";

/** What can be done with a screening from the list. */
export function ScreeningMenu(props: {
  screening: Screening;
  /** What is asked about first outlives the row, which may move off the page meanwhile. */
  onAsk: (act: "start" | "delete") => void;
}) {
  const { screening, onAsk } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const duplicate = useDuplicateScreening();
  const navigate = useNavigate();
  const stop = useStopScreening();
  const showToast = useToast();
  const legal = legalActions(screening);

  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  function stopNow() {
    setAnchor(null);
    stop.mutate(screening.id, {
      onSuccess: () => showToast(`“${isolate(screening.title)}” is stopping. CVs in work are finished.`),
      onError,
    });
  }

  function makeCopy() {
    setAnchor(null);
    duplicate.mutate(screening.id, {
      onSuccess: (copy) =>
        showToast(`“${isolate(copy.title)}” is made: the same job description and settings, no CVs.`, {
          action: { label: "Open it", onClick: () => navigate(paths.screening(copy.id)) },
        }),
      onError,
    });
  }

  return (
    <>
      <IconButton
        aria-label={`More for ${isolate(screening.title)}`}
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
        <MenuItem component={RouterLink} to={paths.screening(screening.id)}>
          Open set-up
        </MenuItem>
        {legal.has("start") ? (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              onAsk("start");
            }}
          >
            Start
          </MenuItem>
        ) : null}
        {legal.has("stop") ? <MenuItem onClick={stopNow}>Stop</MenuItem> : null}
        <MenuItem onClick={makeCopy}>Duplicate</MenuItem>
        {legal.has("delete") ? (
          <MenuItem
            sx={{ color: "error.main" }}
            onClick={() => {
              setAnchor(null);
              onAsk("delete");
            }}
          >
            Delete
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
