import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { failures } from "@winnow/contract/failures.ts";
import { paths } from "@winnow/contract/paths.ts";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { keepSession } from "../../api/session.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { withWords } from "../../words/with-words.ts";
import { useWords } from "../../words/words.ts";
import { AuthSwitchLink } from "./auth-switch-link.tsx";
import { emailSoFar, rememberedAsTyped } from "./email-so-far.ts";
import { FormColumn } from "./form-column.tsx";
import { SignInFailure } from "./sign-in-failure.tsx";
import { SignInNotice } from "./sign-in-notice.tsx";
import { readSignInState } from "./sign-in-reason.ts";
import { useAccountForm } from "./use-account-form.ts";

/** What few come to is not loaded before. */
const VerificationPending = lazy(() => import("./verification-pending.tsx"));
const SignInCode = lazy(() => withWords(import("./sign-in-code.tsx"), ["accountLinks"]));

export default function SignInPage() {
  const words = useWords("accounts");
  const password = useRef<HTMLDivElement>(null);
  const isVerified = readSignInState(useLocation().state)?.reason === "address verified";
  const form = useAccountForm({
    name: "logIn",
    defaultValues: { email: emailSoFar(), password: "" },
    headline: words.invalidCredentials,
    // The way on is that of every page for guests that learns of a session.
    onSuccess: ({ token, account }) => keepSession({ token, userId: account.id }),
  });

  // Whoever comes from the link in the mail has one thing left to do: the address stands there already.
  useEffect(() => {
    if (isVerified && emailSoFar() !== "") password.current?.querySelector("input")?.focus();
  }, [isVerified]);

  if (form.sent && form.failure?.code === failures.emailNotVerified.code) {
    return (
      <Suspense>
        <VerificationPending title={words.notVerified} credentials={form.sent.values} mailGoesTo={null} />
      </Suspense>
    );
  }

  if (form.failure?.challenge) {
    return (
      <Suspense>
        <SignInCode
          challenge={form.failure.challenge}
          onBack={() => form.reset({ email: emailSoFar(), password: "" })}
        />
      </Suspense>
    );
  }

  return (
    <>
      <PageHeading title={words.signIn} />
      {form.failure ? <SignInFailure failure={form.failure} /> : <SignInNotice />}
      <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          registration={form.register("email", rememberedAsTyped)}
          error={form.errors.email?.message}
        />
        <div ref={password}>
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            registration={form.register("password")}
            error={form.errors.password?.message}
          />
          <Box sx={{ mt: 1, textAlign: "right" }}>
            <Link component={RouterLink} to={paths.resetPasswordLink} variant="body2">
              {words.forgotten}
            </Link>
          </Box>
        </div>
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSending}>
          {words.signIn}
        </Button>
      </FormColumn>
      <AuthSwitchLink question={words.noAccount} to={paths.signUp} label={words.signUp} />
    </>
  );
}
