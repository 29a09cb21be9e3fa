import { createOrder, getOrder } from "@winnow/contract/payments.ts";
import { type Recruiter, untilIt } from "./recruiter.ts";

/** Buys the smallest pack of credits in the sandbox. */
export async function buy({ call, traffic }: Recruiter): Promise<void> {
  const { order, checkout } = await call(createOrder, { body: { pack_id: "100" } });
  await traffic.send("POST of a payment", async () => {
    const { origin, pathname } = new URL(checkout.url);
    const answer = await fetch(`${origin}${pathname}/pay`, { method: "POST", redirect: "manual" });
    if (answer.status >= 400) throw new Error(`The sandbox answered ${answer.status}.`);
  });
  const now = () => call(getOrder, { params: { id: order.id } });
  await untilIt("Paying", now, (answer) => answer.order.state === "paid");
}
