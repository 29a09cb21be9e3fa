import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { sendReceipt } from "./jobs.ts";
import { handleSendReceipt } from "./receipt/handle-send-receipt.ts";
import { reconcileOrders } from "./reconcile-orders.ts";

export function paymentJobHandlers(services: Services): JobHandler[] {
  return [handleJob(sendReceipt, ({ orderId }) => handleSendReceipt(services, orderId))];
}

export function paymentRecurringJobs(services: Services): RecurringJob[] {
  return [{ name: "reconcile-orders", schedule: "*/5 * * * *", run: () => reconcileOrders(services) }];
}
