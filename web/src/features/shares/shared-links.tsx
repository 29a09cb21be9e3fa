import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { Share } from "@winnow/contract/shares.ts";
import { useId, useState } from "react";
import { mutedText, plainList } from "../../theme/styles.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { StatusChip } from "../../ui/feedback/status-chip.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useWords } from "../../words/words.ts";
import { ActFailure } from "./act-failure.tsx";
import { NewLink } from "./dialog/new-link.tsx";
import { FeedbackList } from "./feedback-list.tsx";
import { useRenewShareLink, useRevokeShare } from "./queries.ts";
import { openedWords, shownWords, untilWords } from "./share-words.ts";

const tones = { open: "running", expired: "waiting", revoked: "waiting" } as const;

/** The links by which a candidate is shared, each with what was said by it. */
export function SharedLinks(props: {
  interviewId: string;
  shares: Share[];
  isFeedbackHidden: boolean;
  onChange?: () => void;
}) {
  const { shares, ...rest } = props;
  const words = useWords("shares").list;
  return (
    <Box component="ul" aria-label={words.label} sx={{ ...plainList, display: "grid", gap: 2 }}>
      {shares.map((share) => (
        <SharedLink key={share.id} share={share} {...rest} />
      ))}
    </Box>
  );
}

function SharedLink(props: {
  interviewId: string;
  share: Share;
  isFeedbackHidden: boolean;
  onChange?: () => void;
}) {
  const { interviewId, share, isFeedbackHidden, onChange } = props;
  const [isRevoking, setIsRevoking] = useState(false);
  const renewal = useRenewShareLink({ interviewId, onChange });
  const revocation = useRevokeShare({ interviewId, onChange });
  const showToast = useToast();
  const { list: words, ready } = useWords("shares");
  const labels = useWords("labels").shareStates;
  const titleId = useId();
  const isOpen = share.state === "open";
  return (
    <Box
      component="li"
      sx={{
        pb: 2,
        borderBottom: 1,
        borderColor: "divider",
        breakInside: "avoid",
        "&:last-of-type": { borderBottom: 0, pb: 0 },
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, columnGap: 1.5 }}>
        <Typography component="h3" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: "anywhere" }}>
          <bdi>{share.whom}</bdi>
        </Typography>
        <StatusChip label={labels[share.state]} tone={tones[share.state]} />
        <Box sx={{ flex: 1 }} />
        {isOpen ? (
          <Box sx={{ display: "flex", gap: 1, displayPrint: "none" }}>
            <Button
              size="small"
              color="inherit"
              aria-label={words.renewFor(share)}
              loading={renewal.isPending}
              onClick={() => renewal.mutate(share.id)}
            >
              {words.renew}
            </Button>
            <Button
              size="small"
              color="error"
              aria-label={words.revokeFor(share)}
              onClick={() => setIsRevoking(true)}
            >
              {words.revoke}
            </Button>
          </Box>
        ) : null}
      </Box>
      <Typography sx={mutedText}>
        {shownWords(share)}. {untilWords(share)}. {openedWords(share)}.
      </Typography>
      {renewal.error ? <ActFailure error={renewal.error} {...words.renewal} /> : null}
      {isFeedbackHidden && share.feedback_count > 0 ? (
        <Typography sx={{ mt: 1 }}>{words.hidden({ count: share.feedback_count })}</Typography>
      ) : null}
      <FeedbackList whom={share.whom} feedback={share.feedback} />
      {renewal.data ? (
        <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
          <DialogTitle id={titleId}>{ready}</DialogTitle>
          <NewLink {...renewal.data} onClose={() => renewal.reset()} />
        </Dialog>
      ) : null}
      <ConfirmDialog
        isOpen={isRevoking}
        title={words.revokeTitle}
        confirmLabel={words.revoke}
        isDestructive
        isBusy={revocation.isPending}
        onClose={() => setIsRevoking(false)}
        onConfirm={() =>
          revocation.mutate(share.id, {
            onSuccess: () => {
              setIsRevoking(false);
              showToast(words.revoked);
            },
          })
        }
      >
        <Typography sx={{ overflowWrap: "anywhere" }}>
          <bdi>{share.whom}</bdi> {words.revokeText}
        </Typography>
        {revocation.error ? <ActFailure error={revocation.error} {...words.revocation} /> : null}
      </ConfirmDialog>
    </Box>
  );
}
