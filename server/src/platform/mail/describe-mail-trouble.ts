/** Why a mail could not be handed over so far, for whoever waits for it to be sent. */
export function describeMailTrouble(error: unknown): string {
  const answer = smtpAnswer(error);
  if (answer) {
    return `The mail server answers: ${answer}`;
  }
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "ESOCKET" || code === "ECONNECTION" || code === "EDNS" || code === "ECONNREFUSED"
    ? "The mail server cannot be reached."
    : "The mail server does not answer.";
}

/** "550 No such user", on one line; null where the server has said nothing. */
export function smtpAnswer(error: unknown): string | null {
  return error instanceof Error && "response" in error && typeof error.response === "string"
    ? error.response.replace(/\s+/g, " ").slice(0, 300)
    : null;
}
