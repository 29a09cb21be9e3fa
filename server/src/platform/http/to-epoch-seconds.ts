export function toEpochSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
