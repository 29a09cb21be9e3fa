const thousandths = 1000;

/** Three decimals: enough for points in hundredths, and the same on every machine. */
export function roundStrength(strength: number): number {
  return Math.round(strength * thousandths) / thousandths;
}
