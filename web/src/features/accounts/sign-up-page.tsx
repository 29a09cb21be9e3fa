import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { AuthSwitchLink } from "./auth-switch-link.tsx";
import { emailSoFar, rememberedAsTyped } from "./email-so-far.ts";
import { FormColumn } from "./form-column.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { VerificationPending } from "./verification-pending.tsx";

export default function SignUpPage() {
  const form = useAccountForm({
    name: "signUp",
    defaultValues: { username: "", email: emailSoFar(), password: "" },
    headline: "Error during signup",
  });

  if (form.sent?.received) {
    const { values, received } = form.sent;
    return (
      <VerificationPending title="Check your mail" credentials={values} mailGoesTo={received.mail_goes_to} />
    );
  }

  return (
    <>
      <PageHeading
        title="Create your account"
        subtitle="Screen CVs, and see the words behind every number."
      />
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
        <TextField
          label="Your name"
          autoComplete="name"
          registration={form.register("username")}
          error={form.errors.username?.message}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          registration={form.register("email", rememberedAsTyped)}
          error={form.errors.email?.message}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters. A short sentence is easy to remember."
          registration={form.register("password")}
          error={form.errors.password?.message}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSending}>
          Create account
        </Button>
      </FormColumn>
      <AuthSwitchLink question="Have an account?" to={paths.signIn} label="Sign in" />
    </>
  );
}
