import { plural } from "../plural.ts";

/** Where credits are bought. */
const words = {
  title: "Add credits",
  left: "Credits left",
  toTransactions: "See transactions",
  toScreening: "Back to the screening",
  toDashboard: "Back to the dashboard",
  credits: ({ amount }: { amount: string }) => `${amount} credits`,
  select: "Select a pack",
  selectOther: "Select another pack",
  packsNotLoaded: "The packs could not be loaded.",
  sandbox: "Payments are a sandbox on this server.",
  sandboxText: "No money moves, and the credits are for trying things out.",
  notOpened: "No page to pay on was opened",
  pay: ({ price }: { price: string }) => `Pay ${price}`,
  payFor: ({ price, amount }: { price: string; amount: string }) => `Pay ${price} for ${amount} credits`,
  /** What a pack buys. */
  pack: {
    both: ({ cvs, interviews }: { cvs: number; interviews: number }) =>
      `Screens ${cvsOf(cvs)}, or holds ${interviewsOf(interviews)}`,
    cvs: ({ cvs }: { cvs: number }) => `Screens ${cvsOf(cvs)}`,
    interviews: ({ interviews }: { interviews: number }) => `Holds ${interviewsOf(interviews)}`,
  },

  operator: {
    title: "Online payment is not set up on this server",
    text: "Whoever runs this server adds credits to your account with one command. Send them this line and fill in how many credits you need:",
    amount: "<amount>",
    after: "The credits appear here as soon as the command has run.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Your browser did not allow copying. Please select the line.",
  },

  order: {
    none: "There is no such order",
    noneText: "The link may be incomplete. What you have paid is listed under Transactions.",
    notLoaded: "This order could not be loaded.",
    goOn: "Go on paying",
    buyMore: "Buy more credits",
    tryAgain: "Try again",
    inQuestion: {
      headline: "This payment is being looked at",
      text: ({ price }: { price: string }) =>
        `What arrived is not the ${price} that was asked for, so no credits were added. Whoever runs this server has been told.`,
    },
    created: {
      headline: "Waiting for your payment",
      text: ({ price, credits }: { price: string; credits: string }) =>
        `As soon as ${price} arrives, ${credits} are added. You may leave this page: they are added all the same.`,
    },
    paid: {
      headline: ({ credits }: { credits: string }) => `${credits} added`,
      text: ({ price }: { price: string }) =>
        `${price} has arrived. The receipt is on its way by mail. Work that waited for credits goes on by itself.`,
      owed: ({ price, reversed, owed }: { price: string; reversed: string; owed: string }) =>
        `${price} was paid and went back later. ${reversed} credits were taken back; whatever credits come next make up for ${owed} more.`,
      reversed: ({ price, reversed }: { price: string; reversed: string }) =>
        `${price} was paid. Later ${reversed} credits were taken back, because money went back.`,
    },
    failed: {
      headline: "The payment was declined",
      text: "Nothing was charged and no credits were added. You can try again.",
    },
    expired: {
      headline: "This order was not paid in time",
      text: "Nothing was charged. Select a pack to order again.",
    },
  },

  paid: {
    title: "Your payments",
    line: ({ amount, price }: { amount: string; price: string }) => `${amount} credits for ${price}`,
    takenBack: ({ amount }: { amount: string }) => `${amount} credits taken back`,
  },
};

function cvsOf(count: number): string {
  return plural(count, { one: "# CV", other: "# CVs" });
}

function interviewsOf(count: number): string {
  return plural(count, { one: "# interview", other: "# interviews" });
}

export default words;
