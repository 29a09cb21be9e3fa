import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { type ReactNode, useEffect } from "react";
import { useAccount } from "../../api/account-query.ts";
import { useDraft } from "../../api/use-draft.ts";
import { useStore } from "../../api/use-store.ts";
import { radius, textSize } from "../../theme/sizes.ts";
import { keyCap } from "../../theme/styles.ts";
import { pageFootHeight } from "../../ui/page/page-foot.tsx";
import { helpDoor, openHelp } from "./help-door.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Drafts go after 90 days; what is looked at again by then is kept anew. */
const daysUntilKeptAnew = 30;

/**
 * Says once that a page has keys. That it was dismissed is kept with the drafts of the account: it goes with nothing
 * that is stored in the browser, and holds on every device.
 */
export function KeysHint(props: { page: string; side: "center" | "flex-end"; children: ReactNode }) {
  const { page, side, children } = props;
  const { id } = useAccount();
  const { fields, isKnown, keep } = useDraft({ subjectId: id, name: `hint ${page}` });
  const { asked } = useStore(helpDoor);
  const isShown = isKnown && fields === null;
  const isRead = isShown && asked?.pageId === "shortcuts";
  const isAging = typeof fields?.day === "number" && fields.day + daysUntilKeptAnew < today();

  useEffect(() => {
    if (isRead || isAging) keep({ day: today() });
  }, [isRead, isAging, keep]);

  function dismiss() {
    keep({ day: today() });
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  if (!isShown) return null;
  return (
    <Box sx={{ ...placeStyle, justifyContent: side }}>
      <Box role="note" aria-label="Keys of this page" sx={hintStyle}>
        <span>{children}</span>
        <Button size="small" onClick={() => openHelp("shortcuts")} sx={{ pointerEvents: "auto" }}>
          All shortcuts
        </Button>
        <IconButton
          size="small"
          aria-label="Dismiss the hint"
          onClick={dismiss}
          sx={{ pointerEvents: "auto" }}
        >
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

function today(): number {
  return Math.floor(Date.now() / dayMs);
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
