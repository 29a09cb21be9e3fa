import MoreIcon from "@mui/icons-material/MoreHorizRounded";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useId, useState } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useUpdateScreening } from "../queries.ts";
import { useRefreshedResults } from "./queries.ts";

/** The rest of what the results offer: hiding names, checking the line, the keys. */
export function ResultsMenu(props: { screening: Screening; onOpen: (dialog: "keys" | "audit") => void }) {
  const { screening, onOpen } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const menuId = useId();

  function choose(act: () => void) {
    setAnchor(null);
    act();
  }

  return (
    <>
      <IconButton
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        id={menuId}
        container={() => document.querySelector("main")}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        <MenuItem onClick={() => choose(() => setIsAsking(true))}>
          {screening.is_blind ? "Show names…" : "Hide names…"}
        </MenuItem>
        {screening.counts.screened > 0 ? (
          <MenuItem onClick={() => choose(() => onOpen("audit"))}>Check the line…</MenuItem>
        ) : null}
        <MenuItem onClick={() => choose(() => onOpen("keys"))}>Keyboard shortcuts</MenuItem>
      </Menu>
      <BlindDialog screening={screening} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

/** Asks before names are hidden, and before all of them are shown. */
function BlindDialog(props: { screening: Screening; isOpen: boolean; onClose: () => void }) {
  const { screening, isOpen, onClose } = props;
  const update = useUpdateScreening(screening.id);
  const refresh = useRefreshedResults(screening.id);
  const showToast = useToast();
  const isHiding = !screening.is_blind;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isHiding ? "Hide names?" : "Show all names?"}
      confirmLabel={isHiding ? "Hide names" : "Show names"}
      isBusy={update.isPending}
      onClose={onClose}
      onConfirm={() =>
        update.mutate(
          { is_blind: isHiding },
          {
            onSuccess: () => {
              onClose();
              refresh();
              showToast(isHiding ? "Names are hidden." : "Names are shown. It is written in every history.");
            },
            onError: (error) => showToast(error.message, { tone: "error" }),
          },
        )
      }
    >
      {isHiding
        ? "Names, contact, schools and the CV’s own page are hidden in list and report. Candidates go by their number, and each can be revealed, which is written down."
        : "Everybody’s name, contact and school is shown again. That is written into the history of each result."}
    </ConfirmDialog>
  );
}
