import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { failures } from "@winnow/contract/failures.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useEffect, useState } from "react";
import { Link as RouterLink, useNavigate } from "react-router";
import { ApiError } from "../../api/api-error.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { SavedNote } from "../../ui/feedback/saved-note.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { formatCount } from "../../ui/format/format-count.ts";
import { PageFoot } from "../../ui/page/page-foot.tsx";
import { CancelDriveDialog } from "./cancel-drive-dialog.tsx";
import { inviteHindrance, inviteLabel, progressWords, sendingProgress } from "./drive-words.ts";
import {
  saveKey,
  useCloseDrive,
  useDriveCredits,
  useScheduleInterviews,
  useUndoScheduling,
} from "./queries.ts";

/** The foot of a drive, always in view: the quote, and what can be done with the whole of it now. */
export function DriveBar({ drive, tab }: { drive: DriveRoundDetails; tab: string }) {
  const quote = useDriveCredits(drive.id);
  const schedule = useScheduleInterviews(drive.id);
  const undo = useUndoScheduling();
  const [asked, setAsked] = useState<"cancel" | "close" | null>(null);
  const showToast = useToast();
  const navigate = useNavigate();
  const isUndoable = useIsBefore(drive.undo_until);
  const isRunning = drive.status === "InProgress" && !drive.is_sample;
  const waiting = quote.data?.candidates ?? 0;
  const hindrance = drive.status === "Draft" ? inviteHindrance(drive) : null;
  const sending = isUndoable ? null : sendingProgress(drive);
  const canInvite = drive.status === "Draft" || (isRunning && waiting > 0);
  const error = schedule.error ?? undo.error;

  function standing(): string {
    if (isUndoable) return "The invitations leave in a moment.";
    if (sending) return `${sending.words}.`;
    if (hindrance) return hindrance.words;
    return canInvite
      ? (quote.data?.sentence ?? "")
      : `${progressWords(drive.counts, { isSample: drive.is_sample })}.`;
  }

  function takeBack() {
    undo.mutate(drive, {
      onSuccess: () => showToast("No invitation was sent, and the credits are back."),
    });
  }

  function invite() {
    undo.reset();
    const given = { id: drive.id, quoted: quote.data?.quoted };
    schedule.mutate(given, {
      onSuccess: ({ undo_until }) => {
        // There one sees who is invited, and whose address is wrong.
        navigate(paths.driveTab(drive.id, "candidates"));
        const durationMs = undo_until === null ? 0 : undo_until * 1000 - Date.now();
        if (durationMs > 0) {
          showToast("The invitations leave in a moment.", {
            durationMs,
            action: { label: "Undo", onClick: takeBack },
          });
        }
      },
    });
  }

  return (
    <PageFoot label="Invitations">
      {error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error.message}{" "}
          {error instanceof ApiError && error.code === failures.creditsInsufficient.code ? (
            <Link component={RouterLink} to={paths.payment}>
              Add credits
            </Link>
          ) : null}
        </Alert>
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, columnGap: 2 }}>
        <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
          <Typography id="drive-standing" role="status" sx={{ minHeight: 22, overflowWrap: "anywhere" }}>
            {standing()}
            {hindrance && hindrance.tab !== tab ? (
              <>
                {" "}
                <Link
                  component={RouterLink}
                  to={
                    hindrance.tab === "candidates"
                      ? paths.driveTab(drive.id, "candidates")
                      : paths.drive(drive.id)
                  }
                >
                  {hindrance.tab === "candidates" ? "Go to Candidates" : "Go to Set-up"}
                </Link>
              </>
            ) : null}
          </Typography>
          {sending ? (
            <LinearProgress
              variant="determinate"
              value={sending.percent}
              aria-label="Invitations sent"
              sx={{ my: 0.5, maxWidth: 360 }}
            />
          ) : null}
        </Box>
        <Typography variant="body2" component="div">
          <SavedNote saveKey={saveKey(drive.id)} />
        </Typography>
        {isUndoable ? (
          <Button variant="outlined" color="inherit" loading={undo.isPending} onClick={takeBack}>
            Undo
          </Button>
        ) : null}
        {isRunning ? (
          <>
            <Button variant="outlined" color="inherit" onClick={() => setAsked("close")}>
              Close now
            </Button>
            <Button variant="outlined" color="error" onClick={() => setAsked("cancel")}>
              Cancel the drive
            </Button>
          </>
        ) : null}
        {canInvite ? (
          <Button
            variant="contained"
            aria-describedby="drive-standing"
            disabled={hindrance !== null || waiting === 0}
            loading={schedule.isPending}
            onClick={invite}
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {inviteLabel(quote.data)}
          </Button>
        ) : null}
      </Box>
      {asked === "cancel" ? <CancelDriveDialog drive={drive} onClose={() => setAsked(null)} /> : null}
      {asked === "close" ? <CloseDriveDialog drive={drive} onClose={() => setAsked(null)} /> : null}
    </PageFoot>
  );
}

function CloseDriveDialog({ drive, onClose }: { drive: DriveRoundDetails; onClose: () => void }) {
  const closing = useCloseDrive();
  const left = drive.counts.candidates - drive.counts.completed;
  return (
    <ConfirmDialog
      isOpen
      title="Close this drive now?"
      confirmLabel="Close the drive"
      isBusy={closing.isPending}
      onClose={onClose}
      onConfirm={() => closing.mutate(drive, { onSuccess: onClose })}
    >
      <Typography>
        {left === 0
          ? "Everybody has completed."
          : `${formatCount(left, "candidate who has not finished", "candidates who have not finished")} can no longer answer, and the credits held for them come back.`}{" "}
        A later end opens the drive again.
      </Typography>
      {closing.error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {closing.error.message}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}

/** Whether a moment is still to come; turns by itself. */
function useIsBefore(epochSeconds: number | null): boolean {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const leftMs = epochSeconds === null ? 0 : epochSeconds * 1000 - nowMs;

  useEffect(() => {
    setNowMs(Date.now());
    const pauseMs = epochSeconds === null ? 0 : epochSeconds * 1000 - Date.now();
    if (pauseMs <= 0) return;
    const timer = setTimeout(() => setNowMs(Date.now()), pauseMs);
    return () => clearTimeout(timer);
  }, [epochSeconds]);

  return leftMs > 0;
}
