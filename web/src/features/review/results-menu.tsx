import MoreIcon from "@mui/icons-material/MoreHorizRounded";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useId, useState } from "react";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useRefreshedResults } from "../results/queries.ts";
import { useUpdateScreening } from "../screenings/queries.ts";

/** The rest of what the results offer: hiding names, auditing a sample, the keys. */
export function ResultsMenu(props: { screening: Screening; onOpen: (dialog: "keys" | "audit") => void }) {
  const { screening, onOpen } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<"on" | "off" | null>(null);
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
        <MenuItem onClick={() => choose(() => setAsked(screening.is_blind ? "off" : "on"))}>
          {screening.is_blind ? "Leave blind mode…" : "Blind mode…"}
        </MenuItem>
        {screening.counts.screened > 0 ? (
          <MenuItem onClick={() => choose(() => onOpen("audit"))}>Audit a sample…</MenuItem>
        ) : null}
        <MenuItem onClick={() => choose(() => onOpen("keys"))}>Keyboard shortcuts</MenuItem>
      </Menu>
      {asked ? <BlindDialog screeningId={screening.id} turn={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

/** Asks before names are hidden, and before all of them are shown; which of both stands from when it was opened. */
function BlindDialog(props: { screeningId: string; turn: "on" | "off"; onClose: () => void }) {
  const { screeningId, turn, onClose } = props;
  const update = useUpdateScreening(screeningId);
  const refresh = useRefreshedResults(screeningId);
  const showToast = useToast();
  const isHiding = turn === "on";
  return (
    <ConfirmDialog
      isOpen
      title={`Turn blind mode ${turn}?`}
      confirmLabel={`Turn ${turn}`}
      isBusy={update.isPending}
      onClose={onClose}
      onConfirm={() =>
        update.mutate(
          { is_blind: isHiding },
          {
            onSuccess: () => {
              onClose();
              refresh();
              showToast(
                isHiding ? "Blind mode is on." : "Blind mode is off. It is written in every history.",
              );
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
