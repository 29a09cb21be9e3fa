import type { english } from "./english.ts";

export const german: typeof english = {
  title: "Postfach des Betreibers",
  noMailServer:
    "Es ist kein Mailserver eingerichtet (MAIL_URL), deshalb warten Mails hier. Die neuesten zuerst.",
  noMail: "Noch keine Mail.",
  to: "an",
  status: "Zustand dieser Installation",
};
