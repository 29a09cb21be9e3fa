import { hashKey, type QueryClient } from "@tanstack/react-query";
import { accountQuery } from "../api/account-query.ts";
import { browserLocale, setFormatLocale } from "../words/format-locale.ts";
import { pageLanguage } from "../words/page-language.ts";

/** Writes dates and numbers as the account says, before a page that shows the account is drawn anew. */
export function followFormatLocale(client: QueryClient): void {
  const accountHash = hashKey(accountQuery.queryKey);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || query.queryHash !== accountHash) return;
    const account = client.getQueryData(accountQuery.queryKey);
    if (account) setFormatLocale(account.format_locale ?? browserLocale(pageLanguage()));
  });
}
