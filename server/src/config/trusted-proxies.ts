import { isIP } from "node:net";
import { z } from "zod";

/** Addresses and ranges (CIDR) of proxies, parted by commas. */
export const trustedProxies = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isAddressOrRange),
    "must be addresses or ranges such as 10.0.0.2,10.1.0.0/16",
  );

function isAddressOrRange(text: string): boolean {
  const [address = "", prefix, ...others] = text.split("/");
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || others.length > 0) {
    return false;
  }
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}
