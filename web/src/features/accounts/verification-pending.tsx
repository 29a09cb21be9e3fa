import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MailGoesTo } from "@winnow/contract/accounts.ts";
import { failures } from "@winnow/contract/failures.ts";
import { useEffect, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { keepSession } from "../../api/session.ts";
import { useWords, wordsOf } from "../../words/words.ts";
import { MailSent } from "./mail-sent.tsx";
import { onVerified } from "./verified-elsewhere.ts";

/**
 * Waits for the link in the mail. Whoever typed the password here is signed in as soon as the address is verified;
 * the link itself signs nobody in, since a mail scanner or another device may open it.
 */
export default function VerificationPending(props: {
  credentials: { email: string; password: string };
  mailGoesTo: MailGoesTo | null;
  title: string;
}) {
  const { verification: words } = useWords("accounts");
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
      otherwise={words.otherwise}
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
            {words.opened}
          </Button>
          <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
            {message}
          </Typography>
        </>
      }
    >
      <Typography>
        {words.sentTo}{" "}
        <Box component="strong" sx={{ overflowWrap: "anywhere" }}>
          {credentials.email}
        </Box>
        {words.afterAddress}
      </Typography>
    </MailSent>
  );
}

function messageOf(error: unknown): string {
  const words = wordsOf("accounts");
  if (!(error instanceof ApiError)) return words.unknown;
  // Somebody else may have signed up with the address too; then the mail lets its reader choose the password.
  if (error.code === failures.invalidCredentials.code) return words.verification.followNewest;
  return error.message;
}
