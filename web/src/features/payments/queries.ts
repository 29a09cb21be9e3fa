import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createOrder, getOrder, getReceipt, listOrders, listPacks } from "@winnow/contract/payments.ts";
import { useEffect } from "react";
import { accountQuery } from "../../api/account-query.ts";
import { call } from "../../api/call.ts";
import { saveLink } from "../../api/fetch-link.ts";
import { paymentKeys } from "./query-keys.ts";

/** A payment usually arrives within a second or two of coming back. */
const askAgainMs = 2_000;

export function usePacks() {
  return useQuery({
    queryKey: paymentKeys.packs,
    queryFn: ({ signal }) => call(listPacks, { signal }),
    staleTime: 5 * 60_000,
  });
}

export function usePaidOrders() {
  return useQuery({
    queryKey: paymentKeys.orders,
    queryFn: async ({ signal }) => (await call(listOrders, { signal })).orders,
  });
}

/** Orders a pack and leaves for the provider's page. */
export function useBuyPack() {
  return useMutation({
    mutationFn: async (packId: string) => {
      const { checkout } = await call(createOrder, { body: { pack_id: packId } });
      window.location.assign(checkout.url);
    },
  });
}

/** An order, looked up again until it is settled; then the credits are shown anew everywhere. */
export function useOrder(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: paymentKeys.order(id),
    queryFn: async ({ signal }) => (await call(getOrder, { params: { id }, signal })).order,
    refetchInterval: ({ state }) => (state.data?.state === "created" ? askAgainMs : false),
  });
  const isPaid = query.data?.state === "paid";
  useEffect(() => {
    if (!isPaid) return;
    void client.invalidateQueries({ queryKey: accountQuery.queryKey });
    void client.invalidateQueries({ queryKey: paymentKeys.orders });
  }, [client, isPaid]);
  return query;
}

export function useSaveReceipt() {
  return useMutation({
    mutationFn: async (orderId: string) => saveLink(await call(getReceipt, { params: { id: orderId } })),
  });
}
