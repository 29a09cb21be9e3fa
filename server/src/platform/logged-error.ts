/** What programs say of an error besides its message, of which none can quote what somebody wrote. */
const keptProperties = [
  "code",
  "failureName",
  "reason",
  "status",
  "statusCode",
  "responseCode",
  "command",
  "syscall",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
];

type LoggedError = { [key: string]: unknown; type: string; message: string; stack: string };

const maxMessage = 2_000;
const maxStack = 8_000;
/** An address of mail. A package's folder (`/@scope/name`) has nothing before its sign. */
const mailAddress = /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const quoted = /"[^"]*"?/g;

/**
 * An error as a line of the log holds it. Mail servers and PostgreSQL name addresses and values in their answers (its
 * `detail` is a row), so only known properties are kept, addresses are left out, and of errors about values what they
 * quote.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    return {
      type: typeof error,
      message: typeof error === "string" ? withoutAddresses(error) : "",
      stack: "",
    };
  }
  const write = quotesValues(error)
    ? (text: string) => withoutAddresses(text.replace(quoted, '"…"'))
    : withoutAddresses;
  const kept = keptProperties.flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === "string" || typeof value === "number" ? [[key, value]] : [];
  });
  return {
    type: error.name,
    message: write(error.message.slice(0, maxMessage)),
    stack: write((error.stack ?? "").slice(0, maxStack)),
    ...Object.fromEntries(kept),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

export function withoutAddresses(text: string): string {
  return text.replace(mailAddress, "…");
}

/** JSON that cannot be read, and what PostgreSQL says of data (its manual, appendix A: class 22). */
function quotesValues(error: Error): boolean {
  return error instanceof SyntaxError || /^22/.test(String(Reflect.get(error, "code")));
}
