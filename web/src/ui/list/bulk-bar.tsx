import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import IconButton from "@mui/material/IconButton";
import type { ReactNode } from "react";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import { formatNumber } from "../format/format-number.ts";

/** What can be done with the selected rows; it stays in view while the list is scrolled. */
export function BulkBar(props: {
  label: string;
  /** "3 selected". */
  count: string;
  /** Null where all that match are selected, or cannot be. */
  selectAll: { total: number; onSelect: () => void; isBusy?: boolean } | null;
  clear: { label: string; onClear: () => void };
  /** At the foot no row moves while one selects; in the line it takes the place of the list's tools. */
  place: "line" | "foot";
  /** The buttons that act. */
  children: ReactNode;
}) {
  const { label, count, selectAll, clear, place, children } = props;
  const words = useWords("lists");
  const status = (
    <Box role="status" sx={place === "line" ? statusInLineStyle : { mr: 1 }}>
      {count}
    </Box>
  );
  const rest = (
    <>
      {selectAll ? (
        <Button
          size="small"
          color={place === "line" ? "primary" : "inherit"}
          loading={selectAll.isBusy ?? null}
          onClick={selectAll.onSelect}
          sx={place === "line" ? { order: { xs: 1, sm: 0 } } : undefined}
        >
          {words.selectAll({ total: formatNumber(selectAll.total) })}
        </Button>
      ) : null}
      {place === "line" ? (
        <IconButton
          size="small"
          aria-label={clear.label}
          onClick={clear.onClear}
          sx={{ ml: "auto", order: 1, display: { sm: "none" } }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      ) : null}
      <Button
        size="small"
        color="inherit"
        onClick={clear.onClear}
        sx={{ ml: "auto", ...(place === "line" ? { display: { xs: "none", sm: "inline-flex" } } : {}) }}
      >
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
    <Box component="section" aria-label={label} sx={{ ...barStyle, ...lineStyle, ...toolsLineStyle }}>
      {status}
      {children}
      {rest}
    </Box>
  );
}

/** Buttons of a bar in the line: on phones a row of its own that scrolls sideways, above the count. */
export function BulkActs({ children }: { children: ReactNode }) {
  return <Box sx={actsStyle}>{children}</Box>;
}

const actsStyle = {
  display: { xs: "flex", sm: "contents" },
  flex: "1 0 100%",
  minWidth: 0,
  gap: 0.5,
  // Room for the outline of what has the focus.
  p: 0.5,
  m: -0.5,
  overflowX: "auto",
  scrollbarWidth: "none",
  "& > *": { flex: "none" },
  // The three decisions fit a phone in German too; what is less often done is scrolled to.
  "& > .MuiButton-root": { px: { xs: 1, sm: 1.5 } },
} as const;
const statusInLineStyle = { fontWeight: 550, mr: 1, order: { xs: 1, sm: 0 } } as const;
const barStyle = { position: "sticky", zIndex: 2, px: 2, py: 1, displayPrint: "none" } as const;
const lineStyle = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 } as const;
const toolsLineStyle = {
  // Below the header, while the page scrolls.
  top: { xs: 64, md: 0 },
  flexWrap: { xs: "wrap", md: "nowrap" },
  gap: 0.5,
  minHeight: 36,
  px: 1.5,
  py: { xs: 0.5, md: 0 },
  mb: 1,
  boxSizing: "border-box",
  whiteSpace: "nowrap",
  borderRadius: radius.control,
  backgroundColor: "tint.brand",
} as const;
const footStyle = {
  bottom: 16,
  mt: 2,
  borderRadius: radius.card,
  border: 1,
  borderColor: "primary.main",
  backgroundColor: "tint.brand",
} as const;
