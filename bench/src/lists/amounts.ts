/** What the database is filled with: 200 accounts, 200,000 results, 1,000,000 entries of the ledger. */
export const accounts = 200;
/** The screenings of every account by their number of results: 950 results in 23 screenings. */
export const screeningSizes: readonly number[] = [
  ...Array<number>(3).fill(250),
  ...Array<number>(20).fill(10),
];
/** The first account has one screening more, the last of its screenings, and as many entries more. */
export const largeScreeningSize = 10_000;
export const entriesOfAccount = 4_950;
/** Every so many entries an account buys credits. */
export const entriesOfPurchase = 99;
/** Of which the first 100 are not cleared. */
export const notificationsOfAccount = 130;
