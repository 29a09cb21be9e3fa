import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { failures } from "@winnow/contract/failures.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useEffect, useRef } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { keepSession } from "../../api/session.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { AuthSwitchLink } from "./auth-switch-link.tsx";
import { emailSoFar, rememberedAsTyped } from "./email-so-far.ts";
import { FormColumn } from "./form-column.tsx";
import { SignInFailure } from "./sign-in-failure.tsx";
import { SignInNotice } from "./sign-in-notice.tsx";
import { readSignInState } from "./sign-in-reason.ts";
import { useAccountForm } from "./use-account-form.ts";
import { VerificationPending } from "./verification-pending.tsx";

export default function SignInPage() {
  const password = useRef<HTMLDivElement>(null);
  const isVerified = readSignInState(useLocation().state)?.reason === "address verified";
  const form = useAccountForm({
    name: "logIn",
    defaultValues: { email: emailSoFar(), password: "" },
    headline: "Invalid credentials",
    // The way on is that of every page for guests that learns of a session.
    onSuccess: ({ token, account }) => keepSession({ token, userId: account.id }),
  });

  // Whoever comes from the link in the mail has one thing left to do: the address stands there already.
  useEffect(() => {
    if (isVerified && emailSoFar() !== "") password.current?.querySelector("input")?.focus();
  }, [isVerified]);

  if (form.sent && form.failure?.code === failures.emailNotVerified.code) {
    return (
      <VerificationPending
        title="Your address is not verified yet"
        credentials={form.sent.values}
        mailGoesTo={null}
      />
    );
  }

  return (
    <>
      <PageHeading title="Sign in" />
      {form.failure ? <SignInFailure failure={form.failure} /> : <SignInNotice />}
      <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          registration={form.register("email", rememberedAsTyped)}
          error={form.errors.email?.message}
        />
        <div ref={password}>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            registration={form.register("password")}
            error={form.errors.password?.message}
          />
          <Box sx={{ mt: 1, textAlign: "right" }}>
            <Link component={RouterLink} to={paths.resetPasswordLink} variant="body2">
              Forgot your password?
            </Link>
          </Box>
        </div>
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSending}>
          Sign in
        </Button>
      </FormColumn>
      <AuthSwitchLink question="No account yet?" to={paths.signUp} label="Sign up" />
    </>
  );
}
