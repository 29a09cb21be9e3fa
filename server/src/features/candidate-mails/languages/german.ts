import type { LanguageOfMails } from "./language-of-mails.ts";

const keepLink = "Dieser Link gehört nur Ihnen. Bitte geben Sie ihn nicht weiter.";
const mistyped =
  "Wenn Sie sich nicht beworben haben, hat sich jemand bei der Adresse vertippt: Über den Link können Sie löschen, was gesendet wurde.";

export const german: LanguageOfMails = {
  received: {
    subject: "Ihre Bewerbung: {{title}}",
    text: `Guten Tag,

{{recruiter}} hat Ihre Bewerbung für „{{title}}“ erhalten.

Ein Programm liest Ihren Lebenslauf und prüft ihn auf dieselben Anforderungen wie alle anderen. Es entscheiden Menschen. Was gelesen wurde, steht auf Ihrer Eingangsbestätigung, und Sie können es dort berichtigen.

Dort können Sie auch um einen Menschen bitten, einen anderen Lebenslauf senden, die Bewerbung zurückziehen, alles herunterladen, was über Sie gespeichert ist, und es löschen.`,
    button: "Eingangsbestätigung öffnen",
    after: `${keepLink} ${mistyped}`,
  },
  answered: {
    subject: "Ihre Bewerbung: {{title}}",
    text: `Guten Tag,

{{recruiter}} hat beantwortet, was Sie zu Ihrer Bewerbung für „{{title}}“ gefragt haben:

{{answer}}`,
    button: "Eingangsbestätigung öffnen",
    after: `${keepLink} ${mistyped}`,
  },
  invited: {
    subject: "Ihr Interview: {{title}}",
    text: `Guten Tag {{name}},

{{recruiter}} lädt Sie zu einem Interview für „{{title}}“ ein.

Sie beantworten einige Fragen, wann es Ihnen passt, am Computer oder am Telefon. Jede Antwort wird gespeichert, während Sie sie geben.

Das Interview ist offen: {{opens}} bis {{closes}}.`,
    button: "Interview öffnen",
    after: `${keepLink} Öffnen können Sie ihn, so oft Sie möchten.`,
  },
  reminded: {
    subject: "Erinnerung: Ihr Interview: {{title}}",
    text: `Guten Tag {{name}},

wir erinnern Sie an Ihr Interview für „{{title}}“, zu dem {{recruiter}} Sie eingeladen hat.

Sie können antworten bis {{closes}}. Was Sie bisher geantwortet haben, ist gespeichert.`,
    button: "Interview öffnen",
    after: `${keepLink} Öffnen können Sie ihn, so oft Sie möchten.`,
  },
  withdrawn: {
    subject: "Einladung zurückgezogen: {{title}}",
    text: `Guten Tag {{name}},

{{recruiter}} hat die Einladung zum Interview für „{{title}}“ zurückgezogen. Sie brauchen nichts zu tun.`,
    button: null,
    after: "Sie bekommen diese Mail, weil {{recruiter}} Sie eingeladen hatte.",
  },
  cancelled: {
    subject: "Interview abgesagt: {{title}}",
    text: `Guten Tag {{name}},

die Interviews für „{{title}}“ wurden abgesagt. Sie brauchen nichts zu tun. Fragen beantwortet Ihnen {{recruiter}}.`,
    button: null,
    after: "Sie bekommen diese Mail, weil {{recruiter}} Sie eingeladen hatte.",
  },
  rejected: {
    subject: "Ihre Bewerbung: {{title}}",
    text: `Guten Tag {{name}},

vielen Dank für Ihr Interesse an „{{title}}“ und für die Zeit, die Sie sich dafür genommen haben.

{{recruiter}} hat entschieden, Ihre Bewerbung nicht weiter zu verfolgen. Es tut uns leid, dass wir keine bessere Nachricht haben.

Als Grund wurde angegeben: {{reason}}

Wenn Sie dazu eine Frage haben, antworten Sie einfach auf diese Mail. Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.`,
    button: null,
    after: "Sie bekommen diese Mail, weil Sie bei {{recruiter}} für „{{title}}“ im Gespräch waren.",
  },
  erased: {
    subject: "Ihre Daten wurden gelöscht: {{title}}",
    text: `Guten Tag,

alles, was bei {{recruiter}} für „{{title}}“ über Sie gespeichert war, wurde gelöscht, samt allem, was dazu notiert war. Es lässt sich nicht wiederherstellen, und Sie brauchen nichts zu tun.

Ihre Adresse wurde nur für diese Mail behalten und verschwindet mit ihr.`,
    button: null,
    after: "Wenn Sie mehr wissen möchten, antworten Sie einfach auf diese Mail.",
  },
  erasedEverywhere: {
    subject: "Ihre Daten wurden gelöscht",
    text: `Guten Tag,

{{recruiter}} hat gelöscht, was über Sie gespeichert war, samt allem, was dazu notiert war. Es lässt sich nicht wiederherstellen, und Sie brauchen nichts zu tun.

Ihre Adresse wurde nur für diese Mail behalten und verschwindet mit ihr.`,
    button: null,
    after: "Wenn Sie mehr wissen möchten, antworten Sie einfach auf diese Mail.",
  },
  now: "jetzt",
  furtherNotice: "auf Weiteres",
  exampleReason: "Sie haben bisher keine Nachtdienste gemacht, die für diese Stelle nötig sind.",
  locale: "de-DE",
  momentInTwoZones: "{{here}}, das ist {{there}}",
};
