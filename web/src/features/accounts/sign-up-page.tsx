import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { useWords } from "../../words/words.ts";
import { AuthSwitchLink } from "./auth-switch-link.tsx";
import { emailSoFar, rememberedAsTyped } from "./email-so-far.ts";
import { FormColumn } from "./form-column.tsx";
import { useAccountForm } from "./use-account-form.ts";
import VerificationPending from "./verification-pending.tsx";

export default function SignUpPage() {
  const words = useWords("accounts");
  const form = useAccountForm({
    name: "signUp",
    defaultValues: { username: "", email: emailSoFar(), password: "" },
    headline: words.create.failed,
  });

  if (form.sent?.received) {
    const { values, received } = form.sent;
    return (
      <VerificationPending title={words.checkMail} credentials={values} mailGoesTo={received.mail_goes_to} />
    );
  }

  return (
    <>
      <PageHeading title={words.create.title} subtitle={words.create.subtitle} />
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
        <TextField
          label={words.yourName}
          autoComplete="name"
          registration={form.register("username")}
          error={form.errors.username?.message}
        />
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          registration={form.register("email", rememberedAsTyped)}
          error={form.errors.email?.message}
        />
        <PasswordField
          label={words.password}
          autoComplete="new-password"
          hint={words.create.hint}
          registration={form.register("password")}
          error={form.errors.password?.message}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSending}>
          {words.create.act}
        </Button>
      </FormColumn>
      <AuthSwitchLink question={words.haveAccount} to={paths.signIn} label={words.signIn} />
    </>
  );
}
