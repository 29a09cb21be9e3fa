import { QueryClient } from "@tanstack/react-query";
import type { Account } from "@winnow/contract/accounts.ts";
import { expect, test } from "vitest";
import { accountQuery } from "../../../api/account-query.ts";
import { creditsToldKey } from "../queries.ts";
import { applyEvent } from "./apply-event.ts";

const orders = ["orders"];
const staleAfter = { task: [], balance: [orders], scorecard: [] };

function pageWith({ told, credits }: { told: number; credits: number }): QueryClient {
  const client = new QueryClient();
  client.setQueryData(orders, "as of before");
  client.setQueryData(creditsToldKey, told);
  client.setQueryData(accountQuery.queryKey, { credits } as Account);
  return client;
}
const tell = (client: QueryClient, balance: number) =>
  applyEvent(client, { event: "credits", data: JSON.stringify({ balance }), id: undefined }, staleAfter);
const isStale = (client: QueryClient) => client.getQueryState(orders)?.isInvalidated;

test("a balance that has moved outdates orders, also where the account was asked for since and knows it already", () => {
  const client = pageWith({ told: 12_500, credits: 2_500 });

  tell(client, 2_500);

  expect(isStale(client)).toBe(true);
});

test("a balance that was told before outdates nothing", () => {
  const client = pageWith({ told: 2_500, credits: 2_500 });

  tell(client, 2_500);

  expect(isStale(client)).toBe(false);
});
