import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type OpenGroups, readOpenGroups, writeOpenGroups } from "./open-groups.ts";

/** How the ledger is told: by work and day, or entry by entry. */
export const ledgerViews = ["groups", "entries"] as const;
export type LedgerView = (typeof ledgerViews)[number];

export type LedgerAddress = {
  view: LedgerView;
  show: (view: LedgerView) => void;
  open: OpenGroups;
  toggle: (groupId: string) => void;
  turnTo: (groupId: string, page: number) => void;
};

/** What the ledger shows beside search, filters and page, kept in the address as they are. */
export function useLedgerAddress(): LedgerAddress {
  const [parameters, setParameters] = useSearchParams();
  const view: LedgerView = parameters.get("view") === "entries" ? "entries" : "groups";
  const written = parameters.get("open");
  const open = useMemo(() => readOpenGroups(written), [written]);

  function change(changes: Record<string, string | null>, isStep: boolean) {
    setParameters(
      (previous) => {
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !isStep, preventScrollReset: true },
    );
  }

  return {
    view,
    // Pages, order and what is open are those of the view that is left.
    show: (next) =>
      change(
        { view: next === "entries" ? next : null, page: null, orderBy: null, order: null, open: null },
        true,
      ),
    open,
    toggle: (groupId) => {
      const changed = new Map(open);
      if (!changed.delete(groupId)) changed.set(groupId, 0);
      change({ open: writeOpenGroups(changed) }, false);
    },
    turnTo: (groupId, page) => change({ open: writeOpenGroups(new Map(open).set(groupId, page)) }, false),
  };
}
