import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { HintName } from "@winnow/contract/hints.ts";
import { type ReactNode, useEffect } from "react";
import { useAccount } from "../../api/account-query.ts";
import { useStore } from "../../api/use-store.ts";
import { radius, textSize } from "../../theme/sizes.ts";
import { keyCap } from "../../theme/styles.ts";
import { pageFootHeight } from "../../ui/page/page-foot.tsx";
import { useWords } from "../../words/words.ts";
import { useDismissHint } from "../hints/queries.ts";
import { helpDoor, openHelp } from "./help-door.ts";

/** Says that a page has keys, until it is dismissed for good or the list of all keys was opened. */
export function KeysHint(props: { name: HintName; side: "center" | "flex-end"; children: ReactNode }) {
  const { name, side, children } = props;
  const words = useWords("frame").keys;
  const isShown = !useAccount().dismissed_hints.includes(name);
  const { mutate } = useDismissHint();
  const { asked } = useStore(helpDoor);
  const isRead = isShown && asked?.pageId === "shortcuts";

  useEffect(() => {
    if (isRead) mutate(name);
  }, [isRead, mutate, name]);

  function dismiss() {
    mutate(name);
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  if (!isShown) return null;
  return (
    <Box sx={{ ...placeStyle, justifyContent: side }}>
      <Box role="note" aria-label={words.title} sx={hintStyle}>
        <span>{children}</span>
        <Button size="small" onClick={() => openHelp("shortcuts")} sx={{ pointerEvents: "auto" }}>
          {words.all}
        </Button>
        <IconButton size="small" aria-label={words.dismiss} onClick={dismiss} sx={{ pointerEvents: "auto" }}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

/** Keys within a sentence, a cap for each letter. */
export function Keys({ children }: { children: string }) {
  return Array.from(children, (key) => (
    <Box component="kbd" key={key} sx={{ ...keyCap, display: "inline-block", mr: 0.25 }}>
      {key}
    </Box>
  ));
}

/** Over the page, where it hides as little as can be; what lies under it can still be clicked. */
const placeStyle = {
  position: "fixed",
  zIndex: 2,
  insetInline: 16,
  bottom: `calc(16px + ${pageFootHeight})`,
  display: { xs: "none", md: "flex" },
  pointerEvents: "none",
  "@media (hover: none), print": { display: "none" },
} as const;

const hintStyle = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  pl: 2,
  pr: 0.5,
  py: 0.25,
  fontSize: textSize.small,
  border: 1,
  borderColor: "divider",
  borderRadius: radius.card,
  backgroundColor: "raised",
  boxShadow: 4,
} as const;
