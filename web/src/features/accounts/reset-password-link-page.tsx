import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { AuthSwitchLink } from "./auth-switch-link.tsx";
import { emailSoFar, rememberedAsTyped } from "./email-so-far.ts";
import { FormColumn } from "./form-column.tsx";
import { MailSent } from "./mail-sent.tsx";
import { useAccountForm } from "./use-account-form.ts";

export default function ResetPasswordLinkPage() {
  const form = useAccountForm({
    name: "requestPasswordReset",
    defaultValues: { email: emailSoFar() },
    headline: "Error during reset password link",
  });

  if (form.sent?.received) {
    const { email } = form.sent.values;
    return (
      <MailSent
        title="Check your mail"
        mailGoesTo={form.sent.received.mail_goes_to}
        elseways="A mail is sent only if there is an account with this address."
        resend={async () => (await import("./account-calls.ts")).sendPasswordResetTo(email)}
      >
        <Typography>
          We have sent a link for a new password to{" "}
          <Box component="strong" sx={{ overflowWrap: "anywhere" }}>
            {email}
          </Box>
          . It works once, within one hour.
        </Typography>
      </MailSent>
    );
  }

  return (
    <>
      <PageHeading
        title="Forgot your password?"
        subtitle="Tell us your address, and we send you a link to set a new one."
      />
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          registration={form.register("email", rememberedAsTyped)}
          error={form.errors.email?.message}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSending}>
          Send the link
        </Button>
      </FormColumn>
      <AuthSwitchLink to={paths.signIn} label="Back to sign in" />
    </>
  );
}
