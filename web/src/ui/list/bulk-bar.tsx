import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import type { ReactNode } from "react";
import { radius } from "../../theme/sizes.ts";

/** What can be done with the selected rows; it stays in view while the list is scrolled. */
export function BulkBar(props: {
  label: string;
  /** "3 selected". */
  count: string;
  /** Null where all that match are selected, or cannot be. */
  selectAll: { total: number; onSelect: () => void; isBusy?: boolean } | null;
  clear: { label: string; onClear: () => void };
  /** At the foot no row moves while one selects; at the head it stands below the page's header. */
  place: "head" | "foot";
  /** The buttons that act. */
  children: ReactNode;
}) {
  const { label, count, selectAll, clear, place, children } = props;
  const status = (
    <Box role="status" sx={place === "head" ? { fontWeight: 550 } : { mr: 1 }}>
      {count}
    </Box>
  );
  const rest = (
    <>
      {selectAll ? (
        <Button
          size="small"
          color={place === "head" ? "primary" : "inherit"}
          loading={selectAll.isBusy ?? null}
          onClick={selectAll.onSelect}
        >
          Select all {selectAll.total.toLocaleString("en")} that match
        </Button>
      ) : null}
      <Button size="small" color="inherit" onClick={clear.onClear} sx={{ ml: "auto" }}>
        {clear.label}
      </Button>
    </>
  );
  if (place === "foot") {
    return (
      <Box component="section" aria-label={label} sx={{ ...barStyle, ...lineStyle, ...footStyle }}>
        {/* What has the focus must not end up behind this bar. */}
        <GlobalStyles styles={{ html: { scrollPaddingBottom: 160 } }} />
        {status}
        {children}
        {rest}
      </Box>
    );
  }
  return (
    <Box component="section" aria-label={label} sx={{ ...barStyle, ...headStyle }}>
      <Box sx={{ ...lineStyle, rowGap: 0 }}>
        {status}
        {rest}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mt: 0.5 }}>{children}</Box>
    </Box>
  );
}

const barStyle = { position: "sticky", zIndex: 2, px: 2, py: 1 } as const;
const lineStyle = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 } as const;
const headStyle = {
  top: { xs: 64, md: 72 },
  backgroundColor: "raised",
  borderBottom: 1,
  borderColor: "divider",
} as const;
const footStyle = {
  bottom: 16,
  mt: 2,
  borderRadius: radius.card,
  border: 1,
  borderColor: "primary.main",
  backgroundColor: "tint.brand",
} as const;
