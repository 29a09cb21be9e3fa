import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MailGoesTo } from "@winnow/contract/accounts.ts";
import { failures } from "@winnow/contract/failures.ts";
import { useEffect, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { keepSession } from "../../api/session.ts";
import { MailSent } from "./mail-sent.tsx";
import { onVerified } from "./verified-elsewhere.ts";

/**
 * Waits for the link in the mail. Whoever typed the password here is signed in as soon as the address is verified;
 * the link itself signs nobody in, since a mail scanner or another device may open it.
 */
export function VerificationPending(props: {
  credentials: { email: string; password: string };
  mailGoesTo: MailGoesTo | null;
  title: string;
}) {
  const { credentials, mailGoesTo, title } = props;
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function signIn() {
    setIsSigningIn(true);
    setMessage(null);
    try {
      const { accountForms } = await import("./account-calls.ts");
      const { token, account } = await accountForms.logIn.send(credentials);
      keepSession({ token, userId: account.id });
    } catch (error) {
      setMessage(messageOf(error));
      setIsSigningIn(false);
    }
  }

  useEffect(() => onVerified(credentials.email, () => void signIn()));

  return (
    <MailSent
      title={title}
      mailGoesTo={mailGoesTo}
      elseways="If you have an account with this address already, sign in instead."
      resend={async () => (await import("./account-calls.ts")).sendVerificationLinkTo(credentials.email)}
      wayOn={
        <>
          <Button
            fullWidth
            variant="contained"
            size="large"
            loading={isSigningIn}
            onClick={() => void signIn()}
          >
            I have opened the link
          </Button>
          <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
            {message}
          </Typography>
        </>
      }
    >
      <Typography>
        We have sent a link that verifies your address to{" "}
        <Box component="strong" sx={{ overflowWrap: "anywhere" }}>
          {credentials.email}
        </Box>
        . It works once, within 24 hours. This page goes on by itself when you open it in this browser.
      </Typography>
    </MailSent>
  );
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong. Please try again.";
  // Somebody else may have signed up with the address too; then the mail lets its reader choose the password.
  if (error.code === failures.invalidCredentials.code)
    return "Please follow our newest mail to you, then sign in.";
  return error.message;
}
