import { z } from "zod";

export type PaymentsConfig =
  | { kind: "none" }
  | { kind: "sandbox" }
  | { kind: "stripe"; secretKey: string; webhookSecrets: string[]; api: URL }
  | { kind: "razorpay"; keyId: string; keySecret: string; webhookSecrets: string[]; api: URL };

/**
 * `sandbox:`, `none:`, `stripe://<secret key>@api.stripe.com?webhook_secret=…` or
 * `razorpay://<key id>:<key secret>@api.razorpay.com?webhook_secret=…`. While a webhook secret is being changed, old
 * and new stand beside each other (`webhook_secret=…&webhook_secret=…`). Parses to null what is none of these.
 */
export const paymentsUrl = z
  .string()
  .transform(read)
  .refine(
    (payments) => payments !== null,
    "must be sandbox:, none:, stripe://<secret key>@api.stripe.com?webhook_secret=<secret> or razorpay://<key id>:<key secret>@api.razorpay.com?webhook_secret=<secret>",
  );

function read(text: string): PaymentsConfig | null {
  if (text === "sandbox:" || text === "none:") {
    return { kind: text === "sandbox:" ? "sandbox" : "none" };
  }
  // "%zz" stands for nothing, so it could not be decoded.
  if (!URL.canParse(text) || /%(?![0-9a-f]{2})/i.test(text)) {
    return null;
  }
  const url = new URL(text);
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  const webhookSecrets = url.searchParams.getAll("webhook_secret").filter((secret) => secret !== "");
  if (url.host === "" || user === "" || webhookSecrets.length === 0) {
    return null;
  }
  // A provider that stands in for the real one on this machine is spoken to in the clear, nobody else.
  const api = new URL(`${url.hostname === "127.0.0.1" ? "http" : "https"}://${url.host}`);
  if (url.protocol === "stripe:" && password === "") {
    return { kind: "stripe", secretKey: user, webhookSecrets, api };
  }
  if (url.protocol === "razorpay:" && password !== "") {
    return { kind: "razorpay", keyId: user, keySecret: password, webhookSecrets, api };
  }
  return null;
}
