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
import { AuthSwitchLink } from "./auth-switch-link.tsx";
import { rememberEmail } from "./email-so-far.ts";
import { FormColumn } from "./form-column.tsx";
import type { SignInState } from "./sign-in-reason.ts";
import { useAccountForm } from "./use-account-form.ts";

const headline = "Error during reset password";

export default function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get("token") ?? "";
  const form = useAccountForm({
    name: "resetPassword",
    defaultValues: { token, password: "" },
    headline,
    onSuccess: ({ email }) => {
      rememberEmail(email);
      forgetSessionThatIsOver();
    },
  });

  if (form.sent?.received) {
    return (
      <>
        <PageHeading title="Your password is changed" />
        <Typography role="status" sx={{ mb: 3 }}>
          Every device was signed out. Please sign in with the new password.
        </Typography>
        <Button
          component={Link}
          to={paths.signIn}
          state={{ reason: "password changed" } satisfies SignInState}
          variant="contained"
          size="large"
          fullWidth
        >
          Sign in
        </Button>
      </>
    );
  }

  if (!token || form.errors.token) {
    return (
      <>
        <PageHeading title="Set a new password" />
        <FailureAlert
          headline={headline}
          reason="This link is not complete. Please open it from the mail, or ask for a new one."
        />
        <AuthSwitchLink to={paths.resetPasswordLink} label="Ask for a new link" />
      </>
    );
  }

  return (
    <>
      <PageHeading title="Set a new password" />
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters. Every device will be signed out."
          registration={form.register("password")}
          error={form.errors.password?.message}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSending}>
          Set password
        </Button>
      </FormColumn>
      <AuthSwitchLink to={paths.resetPasswordLink} label="Ask for a new link" />
    </>
  );
}

/** Every session of the account is over by now. The one in this browser may be another account's: its own call tells. */
function forgetSessionThatIsOver(): void {
  if (readSession()) call(getAccount).catch(() => undefined);
}
