import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import type { Retention } from "@winnow/contract/retention.ts";
import { useId, useState } from "react";
import { Link as RouterLink } from "react-router";
import { mutedText } from "../../theme/styles.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useWords } from "../../words/words.ts";
import { DaysChoice } from "./days-choice.tsx";
import { LegalHoldField } from "./legal-hold-field.tsx";
import { type Keeper, type RetentionChanges, useRetention, useUpdateRetention } from "./queries.ts";
import { erasureSentence, readDays } from "./retention-words.ts";
import { WhatIsErased } from "./what-is-erased.tsx";

/** How long a screening or drive keeps its people, what that means as a date, and the legal hold that stops it. */
export function RetentionDialog(props: {
  keeper: Keeper;
  /** It was changed: lists and pages show whether it is held. */
  onChanged: () => void;
  onClose: () => void;
}) {
  const { keeper, onChanged, onClose } = props;
  const retention = useRetention(keeper);
  const words = useWords("retention");
  const { cancel } = useWords("kit");
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} sx={{ pb: 1 }}>
        {words.title}
        <Typography
          component="span"
          dir="auto"
          sx={{ display: "block", ...mutedText, overflowWrap: "anywhere" }}
        >
          {keeper.title}
        </Typography>
      </DialogTitle>
      {retention.data ? (
        <RetentionForm keeper={keeper} retention={retention.data} onChanged={onChanged} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {retention.error ? (
              <ErrorState
                title={words.failed}
                error={retention.error}
                onRetry={() => void retention.refetch()}
                isRetrying={retention.isFetching}
              />
            ) : (
              <Skeleton variant="rounded" height={360} />
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {cancel}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function RetentionForm(props: {
  keeper: Keeper;
  retention: Retention;
  onChanged: () => void;
  onClose: () => void;
}) {
  const { keeper, retention: loaded, onChanged, onClose } = props;
  // As it was when it was opened: what is chosen is compared with that.
  const [retention] = useState(loaded);
  const [days, setDays] = useState({
    isOwn: retention.days !== null,
    typed: String(retention.days ?? retention.account_days),
  });
  const [hold, setHold] = useState({
    isHeld: retention.hold !== null,
    reason: retention.hold?.reason ?? "",
  });
  const [isTried, setIsTried] = useState(false);
  const [now] = useState(() => Date.now() / 1000);
  const update = useUpdateRetention(keeper);
  const showToast = useToast();
  const formId = useId();
  const words = useWords("retention");
  const { cancel } = useWords("kit");

  const read = days.isOwn ? readDays(days.typed) : { days: null };
  const chosenDays = "days" in read ? read.days : null;
  const daysMessage = "message" in read ? read.message : null;
  const holdMessage = hold.isHeld && hold.reason.trim() === "" ? words.hold.reasonMissing : null;

  function save() {
    setIsTried(true);
    if (daysMessage || holdMessage) {
      // The field that is wrong is named there once it is drawn.
      requestAnimationFrame(() =>
        document.getElementById(formId)?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    const changes = changesOf(retention, { days: chosenDays, hold: hold.isHeld ? hold.reason.trim() : null });
    if (Object.keys(changes).length === 0) {
      onClose();
      return;
    }
    update.mutate(changes, {
      onSuccess: (saved) => {
        onChanged();
        onClose();
        const choice = { days: saved.days, isHeld: saved.hold !== null };
        showToast(erasureSentence({ kind: keeper.kind, retention: saved }, choice, Date.now() / 1000));
      },
    });
  }

  return (
    <>
      <DialogContent>
        <Box
          component="form"
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
          sx={{ display: "grid", gap: 2 }}
        >
          {update.error ? <FailureAlert headline={words.notSaved} reason={update.error.message} /> : null}
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {daysMessage
              ? words.select
              : erasureSentence(
                  { kind: keeper.kind, retention },
                  { days: chosenDays, isHeld: hold.isHeld },
                  now,
                )}
          </Typography>
          <DaysChoice
            {...days}
            accountDays={retention.account_days}
            message={isTried ? daysMessage : null}
            onChange={setDays}
          />
          <LegalHoldField
            hold={retention.hold}
            {...hold}
            message={isTried ? holdMessage : null}
            onChange={setHold}
          />
          <WhatIsErased kind={keeper.kind} />
          <Typography sx={mutedText}>
            {words.notice}{" "}
            <Link component={RouterLink} to={paths.erasures}>
              {words.toErasures}
            </Link>
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={update.isPending}>
          {cancel}
        </Button>
        <Button variant="contained" type="submit" form={formId} loading={update.isPending}>
          {words.save}
        </Button>
      </DialogActions>
    </>
  );
}

/** Only what is another than before, so that two windows keep what the other has changed. */
function changesOf(
  before: Retention,
  { days, hold }: { days: number | null; hold: string | null },
): RetentionChanges {
  return {
    ...(days === before.days ? {} : { days }),
    ...(hold === (before.hold?.reason ?? null) ? {} : { hold }),
  };
}
