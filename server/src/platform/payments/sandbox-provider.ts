import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import { z } from "zod";
import type { Queryable } from "../database/open-database.ts";
import { defineJob, enqueue } from "../jobs/job.ts";
import { handleJob, type JobHandler } from "../jobs/run-worker.ts";
import {
  type PaymentChange,
  type PaymentProvider,
  type ProviderEvent,
  providerTimeoutMs,
} from "./payment-provider.ts";

export type SandboxPayment = {
  id: string;
  order_id: string;
  title: string;
  amount: number;
  currency: string;
  return_url: string;
  state: "open" | "paid" | "declined";
  payment_reference: string | null;
  expires_at: Date;
  refunded_at: Date | null;
  is_over: boolean;
};

export const sandboxPath = "/sandbox/pay";
export const signatureHeader = "winnow-sandbox-signature";

const sendMessage = defineJob(
  "send-sandbox-message",
  z.object({ eventId: z.string(), paymentId: z.string(), kind: z.enum(["paid", "failed", "refunded"]) }),
);

/** The sandbox keeps its own books, as a provider would. */
type SandboxTables = {
  sandbox_payments: Omit<SandboxPayment, "is_over">;
  sandbox_keys: { webhook_secret: string };
};

export type Sandbox = {
  provider: PaymentProvider;
  findPayment: (id: string) => Promise<SandboxPayment | null>;
  /** Pays; what is paid already stays paid, and the shop is told once more all the same. */
  pay: (id: string) => Promise<void>;
  decline: (id: string) => Promise<void>;
  /** Gives the whole payment back, once. */
  refund: (id: string) => Promise<void>;
  jobHandlers: JobHandler[];
};

/** A provider for trying things out: no money moves, everything else happens as with a real one. */
export function createSandbox(options: { pool: pg.Pool; publicUrl: string }): Sandbox {
  const database = new Kysely<SandboxTables>({ dialect: new PostgresDialect({ pool: options.pool }) });

  const findPayment: Sandbox["findPayment"] = async (id) => {
    const row = await database
      .selectFrom("sandbox_payments")
      .selectAll()
      .select(sql<boolean>`expires_at < now()`.as("is_over"))
      .where("id", "=", id)
      .executeTakeFirst();
    return row ?? null;
  };
  const findSecret = async (): Promise<string> =>
    (await database.selectFrom("sandbox_keys").select("webhook_secret").executeTakeFirstOrThrow())
      .webhook_secret;

  const become = (id: string, state: "paid" | "declined") =>
    database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom("sandbox_payments")
        .select("state")
        .where("id", "=", id)
        .where("expires_at", ">", sql<Date>`now()`)
        .forUpdate()
        .executeTakeFirst();
      if (!row || (row.state !== "open" && row.state !== state)) {
        return;
      }
      await transaction
        .updateTable("sandbox_payments")
        .set({
          state,
          payment_reference:
            state === "paid" ? sql`coalesce(payment_reference, ${`pay_${randomUUID()}`})` : null,
        })
        .where("id", "=", id)
        .execute();
      await tellShop(transaction, id, state === "paid" ? "paid" : "failed");
    });

  const refund = (id: string) =>
    database.transaction().execute(async (transaction) => {
      const refunded = await transaction
        .updateTable("sandbox_payments")
        .set({ refunded_at: sql<Date>`now()` })
        .where("id", "=", id)
        .where("state", "=", "paid")
        .where("refunded_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      if (refunded) {
        await tellShop(transaction, id, "refunded");
      }
    });

  return {
    findPayment,
    pay: (id) => become(id, "paid"),
    decline: (id) => become(id, "declined"),
    refund,
    provider: {
      name: "sandbox",
      openCheckout: async (order) => {
        await database
          .insertInto("sandbox_payments")
          .values({
            id: randomBytes(16).toString("base64url"),
            order_id: order.orderId,
            title: order.title,
            amount: order.amount,
            currency: order.currency,
            return_url: order.returnUrl,
            state: "open",
            payment_reference: null,
            refunded_at: null,
            expires_at: order.expiresAt,
          })
          .onConflict((conflict) => conflict.column("order_id").doNothing())
          .execute();
        const { id } = await database
          .selectFrom("sandbox_payments")
          .select("id")
          .where("order_id", "=", order.orderId)
          .executeTakeFirstOrThrow();
        return { reference: id, url: `${options.publicUrl}${sandboxPath}/${id}?language=${order.language}` };
      },
      findChange: async (reference) => {
        const found = await findPayment(reference);
        return found && changeOf(found);
      },
      listReversals: async (since) => {
        const refunded = await database
          .selectFrom("sandbox_payments")
          .selectAll()
          .where("refunded_at", ">=", since)
          .orderBy("refunded_at")
          .execute();
        return refunded.map((payment) => eventOf(`refund ${payment.id}`, "payment.refunded", payment));
      },
      readWebhook: async ({ body, headers }) => {
        const signature = headers[signatureHeader];
        if (typeof signature !== "string" || !isSignedBy(await findSecret(), body, signature)) {
          return null;
        }
        const { id, type, payment } = sandboxMessage.parse(JSON.parse(body.toString("utf8")));
        return eventOf(id, type, payment);
      },
    },
    jobHandlers: [
      handleJob(sendMessage, async ({ eventId, paymentId, kind }) => {
        const payment = await findPayment(paymentId);
        if (!payment) {
          return;
        }
        const body = JSON.stringify({
          id: eventId,
          type: `payment.${kind}`,
          payment: sandboxPaymentOnTheWire.parse(payment),
        });
        const answer = await fetch(`${options.publicUrl}/api/public/payment/webhook/sandbox`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            [signatureHeader]: signSandboxMessage(await findSecret(), body),
          },
          body,
          signal: AbortSignal.timeout(providerTimeoutMs),
        });
        if (!answer.ok) {
          throw new Error(`The shop answered ${answer.status}.`);
        }
      }),
    ],
  };
}

const sandboxPaymentOnTheWire = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  payment_reference: z.string().nullable(),
});
const sandboxMessage = z.object({
  id: z.string(),
  type: z.string(),
  payment: sandboxPaymentOnTheWire,
});

/** The sandbox's signature of a message. */
export function signSandboxMessage(secret: string, body: string | Buffer): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

function isSignedBy(secret: string, body: Buffer, signature: string): boolean {
  const expected = Buffer.from(signSandboxMessage(secret, body));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function changeOf(payment: SandboxPayment): PaymentChange | null {
  switch (payment.state) {
    case "paid":
      return paidChange(payment);
    case "declined":
      return { kind: "failed" };
    case "open":
      return payment.is_over ? { kind: "expired" } : null;
  }
}

function tellShop(
  transaction: Queryable<SandboxTables>,
  paymentId: string,
  kind: "paid" | "failed" | "refunded",
): Promise<void> {
  return enqueue(transaction, sendMessage, [
    { payload: { eventId: `evt_${randomUUID()}`, paymentId, kind } },
  ]);
}

function eventOf(id: string, type: string, payment: z.output<typeof sandboxPaymentOnTheWire>): ProviderEvent {
  return {
    id,
    type,
    orderId: payment.order_id,
    providerReference: payment.id,
    paymentReference: payment.payment_reference,
    change: changeByType(type, payment),
  };
}

function changeByType(type: string, payment: z.output<typeof sandboxPaymentOnTheWire>): PaymentChange | null {
  switch (type) {
    case "payment.paid":
      return paidChange(payment);
    case "payment.failed":
      return { kind: "failed" };
    case "payment.refunded":
      return {
        kind: "reversed",
        because: "refund",
        reversalId: `refund_${payment.id}`,
        amount: payment.amount,
        currency: payment.currency,
      };
    default:
      return null;
  }
}

function paidChange(payment: z.output<typeof sandboxPaymentOnTheWire>): PaymentChange {
  return {
    kind: "paid",
    amount: payment.amount,
    currency: payment.currency,
    paymentReference: payment.payment_reference ?? payment.id,
  };
}
