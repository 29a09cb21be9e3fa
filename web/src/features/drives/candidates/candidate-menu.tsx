import MoreIcon from "@mui/icons-material/MoreHorizRounded";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { DriveCandidate, DriveRoundDetails } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { useId, useState } from "react";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useRemoveCandidate, useResendInvitation } from "../queries.ts";
import { CorrectCandidateDialog } from "./correct-candidate-dialog.tsx";
import { openInterviewOf } from "./open-interview-of.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** What can be done about one candidate now. */
export function CandidateMenu({ drive, candidate }: { drive: DriveRoundDetails; candidate: DriveCandidate }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<"correct" | "withdraw" | null>(null);
  const menuId = useId();
  const removal = useRemoveCandidate(drive.id);
  const sending = useResendInvitation(drive.id);
  const showToast = useToast();
  const { interview } = candidate;
  const open = openInterviewOf(candidate);
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  function remove() {
    setAnchor(null);
    removal.mutate(candidate.id, {
      onSuccess: () => showToast(`${isolate(candidate.name)} is removed.`),
      onError,
    });
  }

  function resend(interviewId: string) {
    setAnchor(null);
    sending.mutate(interviewId, {
      onSuccess: () => showToast(`The invitation goes to ${isolate(candidate.email)} again.`),
      onError,
    });
  }

  function ask(what: "correct" | "withdraw") {
    setAnchor(null);
    setAsked(what);
  }

  return (
    <>
      <IconButton
        aria-label={`More for ${isolate(candidate.name)}`}
        data-candidate-menu={candidate.id}
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
        <MenuItem onClick={() => ask("correct")}>Correct name or address</MenuItem>
        {open ? <MenuItem onClick={() => resend(open.id)}>Send the invitation again</MenuItem> : null}
        {open?.status === "NotAttended" ? (
          <MenuItem sx={{ color: "error.main" }} onClick={() => ask("withdraw")}>
            Withdraw the invitation
          </MenuItem>
        ) : null}
        {interview === null ? (
          <MenuItem sx={{ color: "error.main" }} onClick={remove}>
            Remove
          </MenuItem>
        ) : null}
      </Menu>
      {asked === "correct" ? (
        <CorrectCandidateDialog driveId={drive.id} candidate={candidate} onClose={() => setAsked(null)} />
      ) : null}
      {asked === "withdraw" && interview !== null ? (
        <WithdrawDialog
          driveId={drive.id}
          interviewId={interview.id}
          name={candidate.name}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
