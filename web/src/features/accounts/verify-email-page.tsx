import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import { useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { useSession } from "../../api/use-session.ts";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { formFailure } from "./form-failure.ts";
import type { SignInState } from "./sign-in-reason.ts";
import { useVerification } from "./use-verification.ts";

const headline = "Error during email verification";

export default function VerifyEmailPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get("token") || null;
  const verification = useVerification(token);
  const session = useSession();
  const [wasSignedIn] = useState(session !== null);

  // A page that waited for this has signed in.
  if (verification.state === "verified" && session && !wasSignedIn) {
    return <Navigate to={paths.dashboard} replace />;
  }

  if (verification.state === "verified") {
    return (
      <>
        <PageHeading title="Your address is verified" />
        <Typography role="status" sx={{ mb: 3 }}>
          Thank you. Your account is ready.
        </Typography>
        <SignInButton state={{ reason: "address verified" }} />
      </>
    );
  }

  if (token !== null && verification.state === "verifying") {
    return (
      <>
        <PageHeading title="Verifying your address" />
        <LinearProgress aria-label="Verifying your address" />
      </>
    );
  }

  const { reason } =
    token === null || verification.state !== "failed"
      ? { reason: "This link is not complete. Please open it from the mail." }
      : formFailure(verification.error, headline, []);
  return (
    <>
      <PageHeading title="Verify your address" />
      <FailureAlert headline={headline} reason={reason} />
      <SignInButton />
    </>
  );
}

function SignInButton({ state }: { state?: SignInState }) {
  return (
    <Button component={Link} to={paths.signIn} state={state} variant="contained" size="large" fullWidth>
      Sign in
    </Button>
  );
}
