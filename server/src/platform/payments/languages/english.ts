/** What the sandbox's payment page says. */
export const english = {
  title: "Sandbox payment",
  sandbox: "This is a sandbox. No money moves.",
  standsIn: "It stands in for a payment provider until one is set up on this server.",
  pay: ({ price }: { price: string }) => `Pay ${price}`,
  payTwice: "Pay twice",
  decline: "Decline",
  orClose: "Or close this tab: then nothing happens.",
  declined: "This payment was declined.",
  refunded: "This was paid and given back.",
  paid: "This is paid. Paying again adds nothing.",
  payAgain: "Pay again",
  refund: "Give it back",
  expired: "This payment was not made in time.",
  back: "Back to Winnow",
};
