import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Mails the receipt of a paid order. One at a time with all other mails. */
export const sendReceipt = defineJob("send-receipt", z.object({ orderId: z.string() }), { queue: "mail" });
