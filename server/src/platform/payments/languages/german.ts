import type { english } from "./english.ts";

export const german: typeof english = {
  title: "Zahlung in der Sandbox",
  sandbox: "Dies ist eine Sandbox. Es fließt kein Geld.",
  standsIn: "Sie vertritt einen Zahlungsanbieter, bis auf diesem Server einer eingerichtet ist.",
  pay: ({ price }) => `${price} bezahlen`,
  payTwice: "Zweimal bezahlen",
  decline: "Ablehnen",
  orClose: "Oder schließen Sie diesen Tab: Dann geschieht nichts.",
  declined: "Diese Zahlung wurde abgelehnt.",
  refunded: "Dies wurde bezahlt und erstattet.",
  paid: "Dies ist bezahlt. Noch einmal zu bezahlen, bringt nichts hinzu.",
  payAgain: "Noch einmal bezahlen",
  refund: "Erstatten",
  expired: "Diese Zahlung wurde nicht rechtzeitig vorgenommen.",
  back: "Zurück zu Winnow",
};
