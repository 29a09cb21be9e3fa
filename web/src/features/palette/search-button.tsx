import SearchIcon from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { lazy, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { keyCap } from "../../theme/styles.ts";
import { LateDialog } from "../../ui/feedback/late-dialog.tsx";
import { withWords } from "../../words/with-words.ts";
import { useWords } from "../../words/words.ts";
import { wordsOfParts } from "../../words/words-of-pages.ts";
import { commandCap, isPaletteKey } from "./palette-key.ts";
import { keepRecentPlace } from "./recent-places.ts";

const loadPalette = () => withWords(import("./palette-dialog.tsx"), wordsOfParts.palette);
const PaletteDialog = lazy(loadPalette);

/** Opens the palette, by a click or by its keys; remembers what was opened last. */
export function SearchButton() {
  const { search, ctrl } = useWords("frame");
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const typedAhead = useRef("");
  const open = () => setIsOpen(true);
  const typeAhead = (key: string) => {
    typedAhead.current = afterKey(typedAhead.current, key);
  };
  const close = () => {
    typedAhead.current = "";
    setIsOpen(false);
  };

  useEffect(() => keepRecentPlace(pathname), [pathname]);

  // Before it can be seen: whoever sees it may press its keys at once.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // Ahead of the K, so that what is typed next finds the palette open.
      if (event.key === "Control" || event.key === "Meta") prepare();
      if (!isPaletteKey(event) || event.defaultPrevented || isSomethingOpen()) return;
      event.preventDefault();
      setIsOpen(true);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const common = {
    "aria-haspopup": "dialog",
    "aria-expanded": isOpen,
    onClick: open,
    onPointerEnter: prepare,
  } as const;
  return (
    <>
      <Button
        {...common}
        variant="outlined"
        color="inherit"
        aria-keyshortcuts="Control+K Meta+K"
        sx={fieldStyle}
      >
        <SearchIcon fontSize="small" aria-hidden />
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, textAlign: "left", overflow: "hidden", textOverflow: "ellipsis" }}
        >
          {search}
        </Box>
        <Box component="span" aria-hidden sx={{ display: "inline-flex", gap: 0.5 }}>
          {[commandCap(ctrl), "K"].map((key) => (
            <Box component="kbd" key={key} sx={keyCap}>
              {key}
            </Box>
          ))}
        </Box>
      </Button>
      <IconButton {...common} aria-label={search} sx={{ display: { md: "none" } }}>
        <SearchIcon />
      </IconButton>
      {isOpen ? (
        <LateDialog onLeave={close} isLeaveKey={isPaletteKey} onType={typeAhead}>
          <PaletteDialog onShown={() => typedAhead.current} onClose={close} />
        </LateDialog>
      ) : null}
    </>
  );
}

function prepare(): void {
  // What fails here fails again, visibly, when it is opened.
  loadPalette().catch(() => {});
}

function afterKey(text: string, key: string): string {
  const characters = Array.from(text);
  if (key === "Backspace") return characters.slice(0, -1).join("");
  return Array.from(key).length === 1 ? text + key : text;
}

/** A dialog or menu has the page for itself: nobody is led away from what they type into it. */
function isSomethingOpen(): boolean {
  const open = "dialog[open], .MuiModal-root:not(.MuiModal-hidden), [data-dialog-awaited]";
  return document.querySelector(open) !== null;
}

/** Like a field, and the most visible thing of the top bar. */
const fieldStyle = {
  display: { xs: "none", md: "inline-flex" },
  flex: "0 1 440px",
  minWidth: 0,
  gap: 1,
  px: 1.5,
  fontWeight: 400,
  whiteSpace: "nowrap",
  color: "text.secondary",
  borderColor: "controlEdge",
} as const;
