import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useId, useState } from "react";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { PlainField } from "../../ui/form/plain-field.tsx";
import { useWords } from "../../words/words.ts";
import { useAccountRetention, useUpdateAccountRetention } from "./queries.ts";
import { readDays } from "./retention-words.ts";

/** For how long people are kept wherever nothing else is said. */
export function AccountRetention() {
  const words = useWords("retention").account;
  const account = useAccountRetention();
  if (account.data) {
    return <DaysForm days={account.data.days} />;
  }
  return account.error ? (
    <ErrorState
      title={words.failed}
      error={account.error}
      onRetry={() => void account.refetch()}
      isRetrying={account.isFetching}
    />
  ) : (
    <Skeleton variant="rounded" height={144} />
  );
}

function DaysForm({ days }: { days: number }) {
  const { account: words, notSaved, save: saveLabel } = useWords("retention");
  /** Null until something is typed that is not saved. */
  const [entered, setEntered] = useState<string | null>(null);
  const typed = entered ?? String(days);
  const [isTried, setIsTried] = useState(false);
  const update = useUpdateAccountRetention();
  const showToast = useToast();
  const id = useId();
  const read = readDays(typed);
  const message = "message" in read ? read.message : null;

  function save() {
    setIsTried(true);
    if (!("days" in read)) {
      document.getElementById(id)?.focus();
      return;
    }
    update.mutate(read.days, {
      onSuccess: (saved) => {
        setEntered(null);
        setIsTried(false);
        showToast(words.saved({ count: saved.days }));
      },
    });
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {update.error ? <FailureAlert headline={notSaved} reason={update.error.message} /> : null}
      <Box sx={{ maxWidth: 420 }}>
        <PlainField
          id={id}
          label={words.label}
          value={typed}
          inputMode="numeric"
          maxLength={6}
          hint={words.hint}
          {...(isTried && message ? { error: message } : {})}
          onChange={setEntered}
        />
      </Box>
      <Button
        type="submit"
        variant="outlined"
        color="inherit"
        disabled={typed.trim() === String(days)}
        loading={update.isPending}
        sx={{ mt: 1.5 }}
      >
        {saveLabel}
      </Button>
    </Box>
  );
}
