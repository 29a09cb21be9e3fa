import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { getAccount } from "@winnow/contract/accounts.ts";
import { paths } from "@winnow/contract/paths.ts";
import { Link, useSearchParams } from "react-router";
import { call } from "../../api/call.ts";
import { readSession } from "../../api/session.ts";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { useWords } from "../../words/words.ts";
import { AuthSwitchLink } from "./auth-switch-link.tsx";
import { rememberEmail } from "./email-so-far.ts";
import { FormColumn } from "./form-column.tsx";
import type { SignInState } from "./sign-in-reason.ts";
import { useAccountForm } from "./use-account-form.ts";

export default function ResetPasswordPage() {
  const { signIn } = useWords("accounts");
  const { reset: words } = useWords("accountLinks");
  const [parameters] = useSearchParams();
  const token = parameters.get("token") ?? "";
  const form = useAccountForm({
    name: "resetPassword",
    defaultValues: { token, password: "" },
    headline: words.failed,
    onSuccess: ({ email }) => {
      rememberEmail(email);
      forgetSessionThatIsOver();
    },
  });

  if (form.sent?.received) {
    return (
      <>
        <PageHeading title={words.done} />
        <Typography role="status" sx={{ mb: 3 }}>
          {words.doneText}
        </Typography>
        <Button
          component={Link}
          to={paths.signIn}
          state={{ reason: "password changed" } satisfies SignInState}
          variant="contained"
          size="large"
          fullWidth
        >
          {signIn}
        </Button>
      </>
    );
  }

  if (!token || form.errors.token) {
    return (
      <>
        <PageHeading title={words.title} />
        <FailureAlert headline={words.failed} reason={words.incomplete} />
        <AuthSwitchLink to={paths.resetPasswordLink} label={words.askAgain} />
      </>
    );
  }

  return (
    <>
      <PageHeading title={words.title} />
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
        <PasswordField
          label={words.newPassword}
          autoComplete="new-password"
          hint={words.hint}
          registration={form.register("password")}
          error={form.errors.password?.message}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSending}>
          {words.act}
        </Button>
      </FormColumn>
      <AuthSwitchLink to={paths.resetPasswordLink} label={words.askAgain} />
    </>
  );
}

/** Every session of the account is over by now. The one in this browser may be another account's: its own call tells. */
function forgetSessionThatIsOver(): void {
  if (readSession()) call(getAccount).catch(() => undefined);
}
