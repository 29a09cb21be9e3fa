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
import { PageFoot } from "../../ui/page/page-foot.tsx";
import { useWords } from "../../words/words.ts";
import { CancelDriveDialog } from "./cancel-drive-dialog.tsx";
import {
  inviteHindrance,
  inviteLabel,
  progressWords,
  quoteSentence,
  sendingProgress,
} from "./drive-words.ts";
import {
  saveKey,
  useCloseDrive,
  useDriveCredits,
  useScheduleInterviews,
  useUndoScheduling,
} from "./queries.ts";

/** The foot of a drive, always in view: the quote, and what can be done with the whole of it now. */
export function DriveBar({ drive, tab }: { drive: DriveRoundDetails; tab: string }) {
  const words = useWords("drives");
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
    if (isUndoable) return words.invite.leaving;
    if (sending) return `${sending.words}.`;
    if (hindrance) return hindrance.words;
    return canInvite
      ? quote.data
        ? quoteSentence(quote.data)
        : ""
      : `${progressWords(drive.counts, { isSample: drive.is_sample })}.`;
  }

  function takeBack() {
    undo.mutate(drive, {
      onSuccess: () => showToast(words.invite.takenBack),
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
          showToast(words.invite.leaving, {
            durationMs,
            action: { label: words.undo, onClick: takeBack },
          });
        }
      },
    });
  }

  return (
    <PageFoot label={words.invite.label}>
      {error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error.message}{" "}
          {error instanceof ApiError && error.code === failures.creditsInsufficient.code ? (
            <Link component={RouterLink} to={paths.payment}>
              {words.invite.addCredits}
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
                  {hindrance.tab === "candidates" ? words.invite.toCandidates : words.invite.toSetUp}
                </Link>
              </>
            ) : null}
          </Typography>
          {sending ? (
            <LinearProgress
              variant="determinate"
              value={sending.percent}
              aria-label={words.invite.sent}
              sx={{ my: 0.5, maxWidth: 360 }}
            />
          ) : null}
        </Box>
        <Typography variant="body2" component="div">
          <SavedNote saveKey={saveKey(drive.id)} />
        </Typography>
        {isUndoable ? (
          <Button variant="outlined" color="inherit" loading={undo.isPending} onClick={takeBack}>
            {words.undo}
          </Button>
        ) : null}
        {isRunning ? (
          <>
            <Button variant="outlined" color="inherit" onClick={() => setAsked("close")}>
              {words.close.act}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setAsked("cancel")}>
              {words.cancel.act}
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
  const words = useWords("drives").close;
  const closing = useCloseDrive();
  const left = drive.counts.candidates - drive.counts.completed;
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      isBusy={closing.isPending}
      onClose={onClose}
      onConfirm={() => closing.mutate(drive, { onSuccess: onClose })}
    >
      <Typography>{left === 0 ? words.everybody : words.left({ count: left })}</Typography>
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
