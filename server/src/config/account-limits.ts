import type { accountUsage } from "@winnow/contract/usage.ts";
import { z } from "zod";

/** The most that one account may keep. */
export type AccountLimits = { [What in keyof z.infer<typeof accountUsage>]: number };

const problem =
  "must name limits as screenings=5000,drives=5000,cvs=100000,exports=500,gigabytes=20, or some of them, each once";

const onePart = /^((screenings|drives|cvs|exports)=\d{1,9}|gigabytes=\d{1,6}(\.\d{1,6})?)$/;
const defaults = { screenings: 5_000, drives: 5_000, cvs: 100_000, exports: 500, gigabytes: 20 };

/** "cvs=200000,gigabytes=0.5": what is not named stays as it is by default. */
export const accountLimits = z
  .string()
  .refine((text) => partsOf(text).every((part) => onePart.test(part)), problem)
  .refine((text) => new Set(partsOf(text).map(nameIn)).size === partsOf(text).length, problem)
  .transform((text): AccountLimits => {
    const named = Object.fromEntries(
      partsOf(text).map((part) => [nameIn(part), Number(part.slice(nameIn(part).length + 1))]),
    );
    const { gigabytes, ...counts } = { ...defaults, ...named };
    return { ...counts, bytes: Math.round(gigabytes * 1e9) };
  });

function partsOf(text: string): string[] {
  return text === "" ? [] : text.split(",");
}

function nameIn(part: string): string {
  return part.slice(0, part.indexOf("="));
}
