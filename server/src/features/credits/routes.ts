import {
  downloadTransactions,
  listCreditMonths,
  listTransactionGroups,
  listTransactions,
  transactionKinds,
  transactionTypes,
} from "@winnow/contract/credits.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { languageOfBrowser } from "../../platform/http/page-language.ts";
import { filtersOf, paginate } from "../../platform/http/paginate.ts";
import type { Services } from "../../services.ts";
import { listEntries } from "./list-entries.ts";
import { listGroups } from "./list-groups.ts";
import { listMonths } from "./list-months.ts";
import { presentEntry } from "./present.ts";
import { writeTransactionsCsv } from "./write-transactions-csv.ts";

const filters = filtersOf({
  type: transactionTypes,
  kind: transactionKinds,
  from: ["<epoch seconds>"],
  to: ["<epoch seconds>"],
});

export function mountCredits(mount: Mount<AccountId, Services>): void {
  mount(listTransactions, async ({ services, identity, query, request }) => {
    const { workKinds } = services;
    const reader = { accountId: identity, workKinds, language: languageOfBrowser(request) };
    const { rows, total } = await listEntries(services.database.kysely, reader, query);
    return paginate({
      rows: rows.map((row) => presentEntry(row, workKinds)),
      total,
      query,
      filters,
    });
  });
  mount(listTransactionGroups, async ({ services, identity, query, request }) => {
    const reader = { accountId: identity, language: languageOfBrowser(request) };
    const { rows, total, asOfId } = await listGroups(services, reader, query);
    return { ...paginate({ rows, total, query, filters }), as_of: asOfId };
  });
  mount(listCreditMonths, async ({ services, identity, query }) => ({
    months: await listMonths(services, identity, query),
  }));
  mount(downloadTransactions, async ({ services, identity, query, request, reply }) => {
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="transactions.csv"');
    return writeTransactionsCsv(
      services.database.kysely,
      { accountId: identity, workKinds: services.workKinds, language: languageOfBrowser(request) },
      query,
    );
  });
}
