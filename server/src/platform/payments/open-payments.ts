import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { PaymentProvider } from "./payment-provider.ts";
import { createRazorpayProvider } from "./razorpay-provider.ts";
import { mountSandboxPage } from "./sandbox-page.ts";
import { createSandbox, type Sandbox } from "./sandbox-provider.ts";
import { createStripeProvider } from "./stripe-provider.ts";

type Choice =
  | { kind: "none" }
  | { kind: "sandbox" }
  | ({ kind: "stripe" } & Parameters<typeof createStripeProvider>[0])
  | ({ kind: "razorpay" } & Parameters<typeof createRazorpayProvider>[0]);

/**
 * The provider that the configuration names. `mount` hangs the pages of the sandbox into the server, and `jobHandlers`
 * are its own, where it is that.
 */
export function openPayments(
  choice: Choice,
  options: { pool: pg.Pool; publicUrl: string },
): {
  provider: PaymentProvider | null;
  jobHandlers: Sandbox["jobHandlers"];
  mount: (app: FastifyInstance) => void;
} {
  const nothingElse = { jobHandlers: [], mount: () => undefined };
  switch (choice.kind) {
    case "none":
      return { provider: null, ...nothingElse };
    case "sandbox": {
      const sandbox = createSandbox(options);
      return {
        provider: sandbox.provider,
        jobHandlers: sandbox.jobHandlers,
        mount: (app) => mountSandboxPage(app, sandbox),
      };
    }
    case "stripe":
      return { provider: createStripeProvider(choice), ...nothingElse };
    case "razorpay":
      return { provider: createRazorpayProvider(choice), ...nothingElse };
  }
}
