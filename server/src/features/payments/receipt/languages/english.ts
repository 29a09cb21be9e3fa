/** What the receipt of a payment says, and the mail that brings it. */
export const english = {
  title: "Receipt",
  number: "Number",
  paidOn: "Paid on",
  paidBy: "Paid by",
  paidWith: "Paid with",
  credits: ({ credits }: { credits: string }) => `${credits} credits`,
  total: "Total paid",
  sandbox: "This payment was made in the sandbox: no money has moved, and this is no proof of payment.",
  mail: {
    subject: ({ credits }: { credits: string }) => `Your receipt for ${credits} credits`,
    greeting: (name: string) => `Hello ${name},`,
    arrived: ({ money, credits }: { money: string; credits: string }) =>
      `${money} has arrived, and ${credits} credits are on your account.`,
    attached: "The receipt is attached, and can be downloaded at any time.",
    button: "See the payment",
    after: "Work that waited for credits goes on by itself.",
  },
};
