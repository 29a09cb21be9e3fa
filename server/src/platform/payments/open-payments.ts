import type pg from "pg";
import type { PaymentProvider } from "./payment-provider.ts";
import { createRazorpayProvider } from "./razorpay-provider.ts";
import { createSandbox, type Sandbox } from "./sandbox-provider.ts";
import { createStripeProvider } from "./stripe-provider.ts";

type Choice =
  | { kind: "none" }
  | { kind: "sandbox" }
  | ({ kind: "stripe" } & Parameters<typeof createStripeProvider>[0])
  | ({ kind: "razorpay" } & Parameters<typeof createRazorpayProvider>[0]);

/** The provider that the configuration names, and the sandbox where it is that. */
export function openPayments(
  choice: Choice,
  options: { pool: pg.Pool; publicUrl: string },
): { provider: PaymentProvider | null; sandbox: Sandbox | null } {
  switch (choice.kind) {
    case "none":
      return { provider: null, sandbox: null };
    case "sandbox": {
      const sandbox = createSandbox(options);
      return { provider: sandbox.provider, sandbox };
    }
    case "stripe":
      return { provider: createStripeProvider(choice), sandbox: null };
    case "razorpay":
      return { provider: createRazorpayProvider(choice), sandbox: null };
  }
}
