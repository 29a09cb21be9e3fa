import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { addressOfHelp } from "../help-address.ts";

/** A link to a page of the help: opened here, or anywhere else by its address. */
export function HelpPageLink(props: { pageId: string; onGo: (pageId: string) => void; children: ReactNode }) {
  const { pageId, onGo, children } = props;
  return (
    <Link
      href={addressOfHelp(pageId)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onGo(pageId);
      }}
    >
      {children}
    </Link>
  );
}
