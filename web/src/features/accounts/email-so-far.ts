import type { ChangeEvent } from "react";
import { onSessionChange } from "../../api/session.ts";

/** What was typed as the e-mail, for the next of the account pages. In memory: it stands in no address and no log. */
let email = "";

onSessionChange(() => {
  email = "";
});

export function emailSoFar(): string {
  return email;
}

export function rememberEmail(typed: string): void {
  email = typed;
}

/** For the registration of an e-mail input. */
export const rememberedAsTyped = {
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => rememberEmail(target.value),
};
