import { Counter, type Registry } from "prom-client";
import type { PaymentProvider } from "../payments/payment-provider.ts";
import { createTimeCall } from "./time-calls.ts";

/** The same provider, with what it is asked and what it says counted. */
export function measurePayments(registry: Registry, provider: PaymentProvider): PaymentProvider {
  const time = createTimeCall(registry, {
    name: "winnow_payment_call_duration_seconds",
    help: "Calls of the payment provider, by operation and outcome.",
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const messages = new Counter({
    name: "winnow_payment_messages_total",
    help: "Messages of the payment provider, by what they say; a message may come more than once.",
    labelNames: ["change"],
    registers: [registry],
  });
  return {
    ...provider,
    openCheckout: (order) => time("open-checkout", () => provider.openCheckout(order)),
    findChange: (reference) => time("find-change", () => provider.findChange(reference)),
    listReversals: (since) => time("list-reversals", () => provider.listReversals(since)),
    readWebhook: async (message) => {
      const event = await provider.readWebhook(message);
      messages.inc({ change: event ? (event.change?.kind ?? "none") : "not genuine" });
      return event;
    },
  };
}
