import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { controlHeight, radius, textSize } from "../../../theme/sizes.ts";
import type { HelpContent, HelpPage } from "../help-content.ts";
import { nearestPages, searchHelp } from "../search-help.ts";
import { HelpPageList } from "./help-page-list.tsx";
import { HelpPageView } from "./help-page-view.tsx";

/**
 * The help over a page: the page of it that fits, a search, and all others. A dialog of the browser's own, since what
 * visitors load has none besides.
 */
export function HelpPanel(props: { content: HelpContent; firstPageId: string | null; onClose: () => void }) {
  const { content, firstPageId, onClose } = props;
  const { words, pages } = content;
  const [pageId, setPageId] = useState(firstPageId);
  const [typed, setTyped] = useState("");
  const page = pages.find(({ id }) => id === pageId);
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const opened = dialog.current;
    const opener = document.activeElement;
    if (opened && !opened.open) opened.showModal();
    return () => {
      opened?.close();
      // What it was opened by may be gone by now.
      const isThere = opener?.isConnected && opener !== document.body;
      const place = isThere ? opener : document.querySelector("main");
      if (place instanceof HTMLElement) place.focus();
    };
  }, []);

  // Each page is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what the effect answers to.
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
    dialog.current?.querySelector<HTMLElement>("[data-help-heading]")?.focus();
  }, [pageId]);

  function go(to: string | null) {
    setTyped("");
    setPageId(to);
  }

  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-modal
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={onClose}
      onClick={(event) => {
        // What lies beside the panel is the dialog's own ground.
        if (event.target === dialog.current) onClose();
      }}
      sx={panelStyle}
    >
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: "flex",
          flexDirection: "column",
          "@media print": { display: "block" },
        }}
      >
        <Box sx={headStyle}>
          <Typography
            id={titleId}
            component="h2"
            tabIndex={-1}
            data-help-heading={page && typed === "" ? undefined : true}
            sx={{ flex: 1, fontSize: textSize.lead, fontWeight: 600, "&:focus": { outline: "none" } }}
          >
            {words.title}
          </Typography>
          <Button color="inherit" aria-label={words.close} onClick={onClose} sx={{ minWidth: 40, px: 1 }}>
            <CloseIcon fontSize="small" />
          </Button>
        </Box>
        <Box sx={{ px: 3, pb: 2, borderBottom: 1, borderColor: "divider", displayPrint: "none" }}>
          <Box
            component="input"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            aria-label={words.search}
            placeholder={words.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            sx={searchStyle}
          />
        </Box>
        <Box
          ref={scroller}
          tabIndex={-1}
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: "auto",
            px: 3,
            py: 2,
            outline: "none",
            "@media print": { overflow: "visible", p: 0 },
          }}
        >
          {typed.trim() !== "" ? (
            <Found content={content} typed={typed.trim()} onGo={go} />
          ) : page ? (
            <>
              <Button
                size="small"
                color="inherit"
                onClick={() => go(null)}
                sx={{ ml: -1.5, mb: 1, color: "text.secondary" }}
              >
                {words.allPages}
              </Button>
              <HelpPageView page={page} onGo={go} />
            </>
          ) : (
            <HelpPageList label={words.allPages} found={pages.map(plainly)} typed="" onGo={go} />
          )}
        </Box>
      </Box>
    </Box>
  );
}

function Found(props: { content: HelpContent; typed: string; onGo: (pageId: string) => void }) {
  const { content, typed, onGo } = props;
  const { words, pages } = content;
  const found = searchHelp(pages, typed);
  const told = found.length > 0 ? words.found(found.length) : words.notFound(typed);
  return (
    <>
      <Typography
        role="status"
        variant="body2"
        sx={{ mb: 2, color: "text.secondary", overflowWrap: "anywhere" }}
      >
        {told}
      </Typography>
      <HelpPageList
        label={words.title}
        found={found.length > 0 ? found : nearestPages(pages, typed).map(plainly)}
        typed={typed}
        onGo={onGo}
      />
    </>
  );
}

/** By its title and what it is about. */
function plainly(page: HelpPage) {
  return { page, line: null };
}

const panelStyle = {
  position: "fixed",
  inset: 0,
  left: "auto",
  boxSizing: "border-box",
  width: 460,
  maxWidth: "100vw",
  height: "100dvh",
  maxHeight: "none",
  m: 0,
  p: 0,
  border: 0,
  borderLeft: 1,
  borderColor: "divider",
  backgroundColor: "raised",
  color: "text.primary",
  fontSize: textSize.body,
  lineHeight: 1.5,
  "&[open]": { display: "flex" },
  "@media print": {
    position: "absolute",
    width: "auto",
    maxWidth: "none",
    height: "auto",
    border: 0,
    overflow: "visible",
    backgroundColor: "transparent",
    animation: "none",
    "&[open]": { display: "block" },
  },
  "&::backdrop": { backgroundColor: "rgb(0 0 0 / 0.32)" },
  "@keyframes help-comes": { from: { transform: "translateX(24px)" } },
  animation: "help-comes 160ms ease-out",
} as const;

const headStyle = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  pl: 3,
  pr: 1.5,
  pt: 1.5,
  pb: 1,
  "@media print": { p: 0, color: "text.secondary" },
} as const;

const searchStyle = {
  boxSizing: "border-box",
  width: "100%",
  height: { xs: controlHeight.phone, sm: controlHeight.usual },
  px: 1.5,
  font: "inherit",
  color: "inherit",
  backgroundColor: "background.paper",
  border: 1,
  borderColor: "controlEdge",
  borderRadius: radius.control,
  "&::placeholder": { color: "text.secondary", opacity: 1 },
  "&:focus": {
    outline: "2px solid",
    outlineColor: "primary.main",
    outlineOffset: "-1px",
    borderColor: "primary.main",
  },
} as const;
