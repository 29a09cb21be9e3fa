/**
 * An amount of money that was written down in English, as a locale writes it: "$1,599.00" → "1.599,00 $". What is none
 * stays as it is.
 */
export function moneyIn(locale: string, english: string): string {
  const digits = english.search(/\d/);
  const currency = currencyBySymbol(english.slice(0, digits).trim());
  const amount = Number(english.slice(digits).replaceAll(",", ""));
  if (digits < 0 || currency === undefined || Number.isNaN(amount)) return english;
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount);
}

let currencies: Map<string, string> | null = null;

function currencyBySymbol(symbol: string): string | undefined {
  currencies ??= new Map(
    Intl.supportedValuesOf("currency").map((currency) => [symbolOf(currency), currency] as const),
  );
  return currencies.get(symbol);
}

function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat("en", { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}
