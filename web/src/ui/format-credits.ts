const format = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Credits as people read them: 2500 hundredths are "25.00". */
export function formatCredits(creditsHundredths: number): string {
  return format.format(creditsHundredths / 100);
}
