import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { goOnAfterPayment, sendReceipt } from "./jobs.ts";
import { sendReceiptNow } from "./receipt/send-receipt-now.ts";
import { reconcileOrders } from "./reconcile-orders.ts";

/** `onCreditsArrived` lets go on what waits for credits; payments do not know what that is. */
export function paymentJobHandlers(
  services: Services,
  options: { onCreditsArrived: () => Promise<void> },
): JobHandler[] {
  return [
    handleJob(sendReceipt, ({ orderId }) => sendReceiptNow(services, orderId)),
    handleJob(goOnAfterPayment, () => options.onCreditsArrived()),
  ];
}

export function paymentRecurringJobs(services: Services): RecurringJob[] {
  return [{ name: "reconcile-orders", schedule: "*/5 * * * *", run: () => reconcileOrders(services) }];
}
