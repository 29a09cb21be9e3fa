import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import { useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { useSession } from "../../api/use-session.ts";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { useWords } from "../../words/words.ts";
import { formFailure } from "./form-failure.ts";
import type { SignInState } from "./sign-in-reason.ts";
import { useVerification } from "./use-verification.ts";

export default function VerifyEmailPage() {
  const { verify: words } = useWords("accountLinks");
  const [parameters] = useSearchParams();
  const token = parameters.get("token") || null;
  const verification = useVerification(token);
  const session = useSession();
  const [wasSignedIn] = useState(session !== null);

  // Whoever has not typed the password in this browser does so now: the link alone signs nobody in, since whose password
  // it has activated cannot be known. A page that waited for this signs in meanwhile, which leads on from there too.
  if (verification.state === "verified" && !wasSignedIn) {
    return (
      <Navigate to={paths.signIn} state={{ reason: "address verified" } satisfies SignInState} replace />
    );
  }

  if (verification.state === "verified") {
    return (
      <>
        <PageHeading title={words.done} />
        <Typography role="status" sx={{ mb: 3 }}>
          {words.otherAccount}
        </Typography>
        <Button component={Link} to={paths.dashboard} variant="contained" size="large" fullWidth>
          {words.toDashboard}
        </Button>
      </>
    );
  }

  if (token !== null && verification.state === "verifying") {
    return (
      <>
        <PageHeading title={words.verifying} />
        <LinearProgress aria-label={words.verifying} />
      </>
    );
  }

  const { reason } =
    token === null || verification.state !== "failed"
      ? { reason: words.incomplete }
      : formFailure(verification.error, words.failed, []);
  return (
    <>
      <PageHeading title={words.title} />
      <FailureAlert headline={words.failed} reason={reason} />
      <SignInButton />
    </>
  );
}

function SignInButton() {
  const { signIn } = useWords("accounts");
  return (
    <Button component={Link} to={paths.signIn} variant="contained" size="large" fullWidth>
      {signIn}
    </Button>
  );
}
