import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { useWords } from "../../words/words.ts";
import { AuthSwitchLink } from "./auth-switch-link.tsx";
import { emailSoFar, rememberedAsTyped } from "./email-so-far.ts";
import { FormColumn } from "./form-column.tsx";
import { MailSent } from "./mail-sent.tsx";
import { useAccountForm } from "./use-account-form.ts";

export default function ResetPasswordLinkPage() {
  const { checkMail, email: emailLabel, backToSignIn } = useWords("accounts");
  const { reset: words } = useWords("accountLinks");
  const form = useAccountForm({
    name: "requestPasswordReset",
    defaultValues: { email: emailSoFar() },
    headline: words.linkFailed,
  });

  if (form.sent?.received) {
    const { email } = form.sent.values;
    return (
      <MailSent
        title={checkMail}
        mailGoesTo={form.sent.received.mail_goes_to}
        otherwise={words.otherwise}
        resend={async () => (await import("./account-calls.ts")).sendPasswordResetTo(email)}
      >
        <Typography>
          {words.sentTo}{" "}
          <Box component="strong" sx={{ overflowWrap: "anywhere" }}>
            {email}
          </Box>
          {words.afterAddress}
        </Typography>
      </MailSent>
    );
  }

  return (
    <>
      <PageHeading title={words.linkTitle} subtitle={words.linkSubtitle} />
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
        <TextField
          label={emailLabel}
          type="email"
          autoComplete="username"
          registration={form.register("email", rememberedAsTyped)}
          error={form.errors.email?.message}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSending}>
          {words.sendLink}
        </Button>
      </FormColumn>
      <AuthSwitchLink to={paths.signIn} label={backToSignIn} />
    </>
  );
}
