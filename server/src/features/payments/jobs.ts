import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Mails the receipt of a paid order, after the mails that people cannot go on without. */
export const sendReceipt = defineJob("send-receipt", z.object({ orderId: z.string() }), { priority: 1 });
