import { Failure } from "../../platform/failure.ts";
import { commonPasswords } from "./common-passwords.ts";

/** Refuses a password that is on the list of common ones or contains the name in the e-mail address. */
export function checkPassword(password: string, email: string): void {
  const folded = password.normalize("NFKC").toLowerCase();
  if (commonPasswords.has(folded)) {
    throw refused("This password is on the list of the most common ones. Please choose another.");
  }
  const mailboxName = email.slice(0, email.lastIndexOf("@"));
  if (mailboxName.length >= 3 && folded.includes(mailboxName)) {
    throw refused("Please choose a password that does not contain your e-mail name.");
  }
}

function refused(message: string): Failure {
  return new Failure("inputInvalid", { message, fields: { password: message } });
}
