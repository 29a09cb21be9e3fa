import { useEffect, useState } from "react";
import { rememberEmail } from "./email-so-far.ts";
import { tellVerified } from "./verified-elsewhere.ts";

type Verification = { state: "verifying" } | { state: "verified" } | { state: "failed"; error: unknown };

/** A token works once, so it is sent once per visit, however often the page is drawn. */
const sent = new Map<string, Promise<unknown>>();

export function useVerification(token: string | null): Verification {
  const [verification, setVerification] = useState<Verification>({ state: "verifying" });

  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    verifyOnce(token).then(
      () => isCurrent && setVerification({ state: "verified" }),
      (error: unknown) => isCurrent && setVerification({ state: "failed", error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);

  return verification;
}

function verifyOnce(token: string): Promise<unknown> {
  const earlier = sent.get(token);
  if (earlier) return earlier;
  const verification = verify(token);
  sent.set(token, verification);
  return verification;
}

async function verify(token: string): Promise<void> {
  const { verifyEmailWith } = await import("./account-calls.ts");
  const { email } = await verifyEmailWith(token);
  rememberEmail(email);
  tellVerified(email);
}
