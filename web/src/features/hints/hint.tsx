import CloseIcon from "@mui/icons-material/CloseRounded";
import LightbulbIcon from "@mui/icons-material/LightbulbOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { HintName } from "@winnow/contract/hints.ts";
import type { ReactNode } from "react";
import { useAccount } from "../../api/account-query.ts";
import { radius, textSize } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import { useDismissHint } from "./queries.ts";

/** The one thing that a newcomer would not find, said where they are, until they dismiss it for good. */
export function Hint({ name, children }: { name: HintName; children: ReactNode }) {
  const words = useWords("frame").hint;
  const { dismissed_hints } = useAccount();
  const dismiss = useDismissHint();
  if (dismissed_hints.includes(name)) return null;
  return (
    <Box role="note" aria-label={words.title} sx={hintStyle}>
      <LightbulbIcon aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <IconButton
        size="small"
        aria-label={words.dismiss}
        onClick={() => {
          // The button goes, so whoever used the keyboard goes on from the top of the page.
          document.querySelector("h1")?.focus({ preventScroll: true });
          dismiss.mutate(name);
        }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const hintStyle = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  pl: 1.5,
  pr: 0.5,
  py: 0.5,
  mb: 2,
  minHeight: 40,
  border: 1,
  borderColor: "divider",
  borderRadius: radius.control,
  fontSize: textSize.small,
  color: "text.secondary",
  "@media print": { display: "none" },
  "& > svg": { flex: "none", fontSize: 18 },
} as const;
