import { z } from "zod";

/** Credits in hundredths for a price in minor units of the currency. */
export type CreditPack = { id: string; creditsHundredths: number; price: number };

const problem = "must be up to six packs as <credits>=<price in minor units>, such as 100=9900,500=44900";

/** "100=9900,500=44900": 100 credits for 99.00, 500 for 449.00 of a currency with two decimals. */
export const creditPacks = z
  .string()
  .refine((text) => /^[1-9]\d{0,6}=[1-9]\d{0,9}(,[1-9]\d{0,6}=[1-9]\d{0,9}){0,5}$/.test(text), problem)
  .transform((text): CreditPack[] =>
    text.split(",").map((pack) => {
      const [credits = "", price = ""] = pack.split("=");
      return { id: credits, creditsHundredths: Number(credits) * 100, price: Number(price) };
    }),
  )
  .refine((packs) => new Set(packs.map(({ id }) => id)).size === packs.length, "must not name a pack twice");
