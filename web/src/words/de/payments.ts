import type english from "../en/payments.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  title: "Credits kaufen",
  left: "Verfügbare Credits",
  toTransactions: "Buchungen ansehen",
  toScreening: "Zurück zum Screening",
  toDashboard: "Zurück zur Übersicht",
  credits: ({ amount }) => `${amount} Credits`,
  select: "Paket auswählen",
  selectOther: "Anderes Paket auswählen",
  packsNotLoaded: "Die Pakete konnten nicht geladen werden.",
  sandbox: "Zahlungen sind auf diesem Server eine Testumgebung.",
  sandboxText: "Es fließt kein Geld, und die Credits sind zum Ausprobieren da.",
  notOpened: "Es wurde keine Seite zum Bezahlen geöffnet",
  pay: ({ price }) => `${price} bezahlen`,
  payFor: ({ price, amount }) => `${price} bezahlen für ${amount} Credits`,
  pack: {
    both: ({ cvs, interviews }) => `Reicht für ${cvsOf(cvs)} oder ${interviewsOf(interviews)}`,
    cvs: ({ cvs }) => `Reicht für ${cvsOf(cvs)}`,
    interviews: ({ interviews }) => `Reicht für ${interviewsOf(interviews)}`,
  },

  operator: {
    title: "Auf diesem Server ist keine Online-Zahlung eingerichtet",
    text: "Wer diesen Server betreibt, schreibt Ihrem Konto mit einem Befehl Credits gut. Senden Sie diese Zeile dorthin, und tragen Sie ein, wie viele Credits Sie brauchen:",
    amount: "<Anzahl>",
    after: "Die Credits erscheinen hier, sobald der Befehl ausgeführt wurde.",
    copy: "Kopieren",
    copied: "Kopiert.",
    notCopied: "Ihr Browser hat das Kopieren nicht erlaubt. Bitte markieren Sie die Zeile.",
  },

  order: {
    none: "Diese Bestellung gibt es nicht",
    noneText: "Vielleicht ist der Link unvollständig. Was Sie bezahlt haben, steht unter Buchungen.",
    notLoaded: "Diese Bestellung konnte nicht geladen werden.",
    goOn: "Weiter zum Bezahlen",
    buyMore: "Weitere Credits kaufen",
    tryAgain: "Erneut versuchen",
    inQuestion: {
      headline: "Diese Zahlung wird geprüft",
      text: ({ price }) =>
        `Es sind nicht die geforderten ${price} eingegangen, daher wurden keine Credits gutgeschrieben. Wer diesen Server betreibt, wurde benachrichtigt.`,
    },
    created: {
      headline: "Ihre Zahlung wird erwartet",
      text: ({ price, credits }) =>
        `Sobald ${price} eingehen, werden ${credits} gutgeschrieben. Sie können diese Seite verlassen: Sie werden trotzdem gutgeschrieben.`,
    },
    paid: {
      headline: ({ credits }) => `${credits} gutgeschrieben`,
      text: ({ price }) =>
        `${price} sind eingegangen. Der Beleg kommt per E-Mail. Was auf Credits gewartet hat, geht von selbst weiter.`,
      owed: ({ price, reversed, owed }) =>
        `${price} wurden bezahlt und später zurückgezahlt. ${reversed} Credits wurden zurückgenommen; mit den nächsten Credits werden weitere ${owed} verrechnet.`,
      reversed: ({ price, reversed }) =>
        `${price} wurden bezahlt. Später wurden ${reversed} Credits zurückgenommen, weil Geld zurückgezahlt wurde.`,
    },
    failed: {
      headline: "Die Zahlung wurde abgelehnt",
      text: "Es wurde nichts abgebucht, und es wurden keine Credits gutgeschrieben. Sie können es erneut versuchen.",
    },
    expired: {
      headline: "Diese Bestellung wurde nicht rechtzeitig bezahlt",
      text: "Es wurde nichts abgebucht. Wählen Sie ein Paket aus, um erneut zu bestellen.",
    },
  },

  paid: {
    title: "Ihre Zahlungen",
    line: ({ amount, price }) => `${amount} Credits für ${price}`,
    takenBack: ({ amount }) => `${amount} Credits zurückgenommen`,
  },
};

function cvsOf(count: number): string {
  return plural(count, { one: "# Lebenslauf", other: "# Lebensläufe" });
}

function interviewsOf(count: number): string {
  return plural(count, { one: "# Interview", other: "# Interviews" });
}

export default words;
