import type { Device, Look } from "./open-lighthouse.ts";

/** Shares, and kilobytes (1,000 bytes) of code as it is sent. What Lighthouse calls good is .9, and a shift of .1. */
const bars = {
  performance: { desk: 0.98, phone: 0.9, phoneAtSignIn: 0.95 },
  accessibility: 1,
  bestPractices: 1,
  layoutShift: 0.005,
  codeKilobytesAtSignIn: 150,
};

/** What of one look at a page is below what we promise of it. */
export function belowBars(page: string, device: Device, look: Look): string[] {
  const isSignIn = page === "sign-in";
  const phone = isSignIn ? bars.performance.phoneAtSignIn : bars.performance.phone;
  const holds = {
    performance: look.performance >= (device === "desk" ? bars.performance.desk : phone),
    accessibility: look.accessibility >= bars.accessibility,
    practices: look.bestPractices >= bars.bestPractices,
    CLS: look.layoutShift < bars.layoutShift,
    code: !isSignIn || look.codeBytes <= 1_000 * bars.codeKilobytesAtSignIn,
  };
  return Object.entries(holds).flatMap(([name, isHeld]) => (isHeld ? [] : [name]));
}
