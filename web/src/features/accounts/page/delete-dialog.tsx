import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import { type FormEvent, useId } from "react";
import { useAccount } from "../../../api/account-query.ts";
import { endSession } from "../../../api/session.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useWords } from "../../../words/words.ts";
import { FormColumn } from "../form-column.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { obstacleWords, whatGoesWords } from "./closing-words.ts";
import { CodeField } from "./code-field.tsx";
import { useClosing } from "./queries.ts";

/** Says what goes, asks for the address and the password, and deletes the account. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const words = useWords("accountPage").delete;
  const closing = useClosing();
  const { email } = useAccount();
  const [titleId, formId] = [useId(), useId()];
  const form = useAccountForm({
    name: "closeAccount",
    defaultValues: { email: "", password: "", code: "" },
    headline: words.failed,
    onSuccess: () => endSession("account deleted"),
  });
  const obstacle = closing.data ? obstacleWords(closing.data) : null;
  const canDelete = closing.data !== undefined && obstacle === null;

  function submit(event: FormEvent<HTMLFormElement>) {
    void form.onSubmit(event);
  }

  return (
    <Dialog
      open
      onClose={form.isSending ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent>
        {closing.data ? (
          <Box sx={{ mb: 2 }}>
            {obstacle ?? (
              <>
                {whatGoesWords(closing.data)} {words.signedOut}
              </>
            )}
          </Box>
        ) : closing.error ? (
          <ErrorState
            title={words.notLoaded}
            error={closing.error}
            onRetry={() => void closing.refetch()}
            isRetrying={closing.isFetching}
          />
        ) : (
          <Skeleton variant="rounded" height={72} sx={{ mb: 2 }} />
        )}
        {canDelete ? (
          <>
            {form.failure ? <FailureAlert {...form.failure} /> : null}
            <FormColumn id={formId} onSubmit={submit} prepare={form.prepare}>
              <TextField
                label={words.email}
                type="email"
                autoComplete="off"
                hint={email}
                registration={form.register("email")}
                error={form.errors.email?.message}
              />
              <PasswordField
                label={words.password}
                autoComplete="current-password"
                registration={form.register("password")}
                error={form.errors.password?.message}
              />
              <CodeField registration={form.register("code")} error={form.errors.code?.message} />
            </FormColumn>
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={form.isSending} autoFocus>
          {obstacle ? words.close : words.cancel}
        </Button>
        {canDelete ? (
          <Button type="submit" form={formId} variant="contained" color="error" loading={form.isSending}>
            {words.act}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
