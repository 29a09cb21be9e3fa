import type { english } from "./english.ts";

export const german: typeof english = {
  title: "Zahlungsbeleg",
  number: "Nummer",
  paidOn: "Bezahlt am",
  paidBy: "Bezahlt von",
  paidWith: "Bezahlt mit",
  credits: ({ credits }) => `${credits} Credits`,
  total: "Bezahlter Betrag",
  sandbox:
    "Diese Zahlung wurde in der Sandbox vorgenommen: Es ist kein Geld geflossen, und dies ist kein Zahlungsnachweis.",
  mail: {
    subject: ({ credits }) => `Ihr Zahlungsbeleg über ${credits} Credits`,
    greeting: (name) => `Guten Tag ${name},`,
    arrived: ({ money, credits }) =>
      `${money} sind eingegangen, und ${credits} Credits stehen auf Ihrem Konto.`,
    attached: "Der Zahlungsbeleg ist angehängt und kann jederzeit heruntergeladen werden.",
    button: "Zahlung ansehen",
    after: "Arbeit, die auf Credits gewartet hat, geht von selbst weiter.",
  },
};
