import Button from "@mui/material/Button";
import { FailureAlert } from "../../ui/failure-alert.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { TextEntry } from "../../ui/text-entry.tsx";
import { FormColumn } from "./form-column.tsx";
import { MailSent } from "./mail-sent.tsx";
import { OtherWay } from "./other-way.tsx";
import { useAccountForm } from "./use-account-form.ts";

export default function ResetPasswordLinkPage() {
  const form = useAccountForm({
    name: "requestPasswordReset",
    defaultValues: { email: "" },
    headline: "Error during reset password link",
  });

  if (form.sent) {
    return (
      <MailSent
        address={form.sent.email}
        what="a link for a new password"
        lifetime="one hour"
        elseways="A mail is sent only if there is an account with this address."
      />
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
        <TextEntry
          label="E-mail"
          type="email"
          autoComplete="username"
          registration={form.register("email")}
          error={form.errors.email?.message}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSending}>
          Send the link
        </Button>
      </FormColumn>
      <OtherWay to="/admin/sign-in" label="Back to sign in" />
    </>
  );
}
