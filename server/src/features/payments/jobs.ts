import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Mails the receipt of a paid order. One at a time with all other mails. */
export const sendReceipt = defineJob("send-receipt", z.object({ orderId: z.string() }), { queue: "mail" });

/** What waited for credits goes on. */
export const goOnAfterPayment = defineJob("go-on-after-payment", z.object({ accountId: z.string() }));
