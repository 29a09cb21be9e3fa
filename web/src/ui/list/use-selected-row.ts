import { useCallback, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { drawAddressNow, useAddressNow } from "../page/address-now.ts";

export type SelectedRow = ReturnType<typeof useSelectedRow>;

/** Which row is selected: what the page shows beside the list and what every act is about. It stands in the address. */
export function useSelectedRow(): { selectedId: string | null; select: (id: string) => void } {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const now = useAddressNow();
  // On the way to another page, this one stays as it is until it is gone.
  const selectedId = (now.pathname === pathname ? now.searchParams : parameters).get("selected");

  const select = useCallback(
    (id: string) => {
      const next = new URLSearchParams(window.location.search);
      if (next.get("selected") === id) return;
      next.set("selected", id);
      // What the entry of the history stands for stays: only who is selected is another.
      const { usr: state } = window.history.state ?? {};
      navigate(`?${next}`, { replace: true, preventScrollReset: true, state });
      drawAddressNow();
    },
    [navigate],
  );
  return { selectedId, select };
}

/** The first of a list as it was when it came: a better one that arrives later does not take its place unseen. */
export function useFirstRow(listKey: string, rows: readonly { id: string }[] | undefined): string | null {
  const [first, setFirst] = useState<{ listKey: string; id: string } | null>(null);
  const id = rows?.[0]?.id;
  if (id !== undefined && first?.listKey !== listKey) setFirst({ listKey, id });
  return rows?.length === 0 ? null : (first?.id ?? null);
}
