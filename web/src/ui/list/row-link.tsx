import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { radius } from "../../theme/sizes.ts";

/** A link whose target is the whole row or card around it; that has to be positioned. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      data-row-link
      color="inherit"
      underline="none"
      sx={{
        fontWeight: 550,
        // The words alone are lower than the 24 px of a target (WCAG 2.5.8); padding of a line takes no room.
        py: "0.4em",
        "&::after": { content: '""', position: "absolute", inset: 0 },
        "&:hover": { textDecoration: "underline" },
        "&:focus-visible": { outline: "none" },
        "&:focus-visible::after": { ...ring, borderRadius: radius.control },
      }}
    >
      {children}
    </Link>
  );
}

const ring = { outline: "2px solid", outlineColor: "primary.main", outlineOffset: "-2px" } as const;

/** A row without such a link, which keys lead to all the same. */
export const focusedRow = { "&:focus": { outline: "none" }, "&:focus-visible": ring } as const;
