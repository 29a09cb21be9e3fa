import MoreIcon from "@mui/icons-material/MoreHorizRounded";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { DriveRound } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useId, useState } from "react";
import { Link as RouterLink, useNavigate } from "react-router";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { canDelete } from "../drive-words.ts";
import { useCreateDrive } from "../queries.ts";

/** What can be done with a drive from the list. */
export function DriveMenu(props: {
  drive: DriveRound;
  /** What is asked about first outlives the row, which may move off the page meanwhile. */
  onAsk: (act: "cancel" | "delete") => void;
}) {
  const { drive, onAsk } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const creation = useCreateDrive();
  const navigate = useNavigate();
  const showToast = useToast();

  function makeCopy() {
    setAnchor(null);
    creation.mutate(
      { copy_of: drive.id },
      {
        onSuccess: (copy) =>
          showToast(`“${isolate(copy.title)}” is made: the same questions and settings, no candidates.`, {
            action: { label: "Open it", onClick: () => navigate(paths.drive(copy.id)) },
          }),
        onError: (error) => showToast(error.message, { tone: "error" }),
      },
    );
  }

  function ask(act: "cancel" | "delete") {
    setAnchor(null);
    onAsk(act);
  }

  return (
    <>
      <IconButton
        aria-label={`More for ${isolate(drive.title)}`}
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
        <MenuItem component={RouterLink} to={paths.drive(drive.id)}>
          Open
        </MenuItem>
        <MenuItem onClick={makeCopy}>Duplicate</MenuItem>
        {drive.status === "InProgress" ? (
          <MenuItem sx={{ color: "error.main" }} onClick={() => ask("cancel")}>
            Cancel the drive
          </MenuItem>
        ) : null}
        {canDelete(drive) ? (
          <MenuItem sx={{ color: "error.main" }} onClick={() => ask("delete")}>
            Delete
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
