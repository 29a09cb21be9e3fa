import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { drawAddressNow, useAddressNow } from "../../ui/address-now.ts";
import { useStableCallback } from "../../ui/use-stable-callback.ts";

export type SelectedResult = ReturnType<typeof useSelectedResult>;

/** Which result is selected: whom the page shows and whom every act is about. It stands in the address. */
export function useSelectedResult(): { selectedId: string | null; select: (resultId: string) => void } {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const now = useAddressNow();
  // On the way to another page, this one stays as it is until it is gone.
  const selectedId = (now.pathname === pathname ? now.searchParams : parameters).get("selected");

  const select = useStableCallback((resultId: string) => {
    const next = new URLSearchParams(window.location.search);
    if (next.get("selected") === resultId) return;
    next.set("selected", resultId);
    setParameters(next, { replace: true, preventScrollReset: true });
    drawAddressNow();
  });
  return { selectedId, select };
}

/** The first of a list as it was when it came: a better one that arrives later does not take its place unseen. */
export function useFirstResult(listKey: string, rows: readonly { id: string }[] | undefined): string | null {
  const [first, setFirst] = useState<{ listKey: string; id: string } | null>(null);
  const id = rows?.[0]?.id;
  if (id !== undefined && first?.listKey !== listKey) setFirst({ listKey, id });
  return rows?.length === 0 ? null : (first?.id ?? null);
}
