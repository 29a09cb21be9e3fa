/** Of the room of report and page, how much the report has, in per cent: the places that a click leads through, and the ends. */
export const shares = { min: 30, even: 52, max: 70, step: 2 } as const;

export function clampShare(share: number): number {
  return Math.min(shares.max, Math.max(shares.min, share));
}

/** Where a click leads: from the middle to a wide page, on to a wide report, and back. */
export function nextShare(share: number): number {
  if (share === shares.min) return shares.max;
  return share === shares.even ? shares.min : shares.even;
}

/** Where a key moves the divider; null when it is none of its own. */
export function shareByKey(key: string, share: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return clampShare(share - shares.step);
    case "ArrowRight":
      return clampShare(share + shares.step);
    case "Home":
      return shares.min;
    case "End":
      return shares.max;
    case "Enter":
      return nextShare(share);
    default:
      return null;
  }
}
