import CloseIcon from "@mui/icons-material/CloseRounded";
import SearchIcon from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import InputBase from "@mui/material/InputBase";
import useAutocomplete from "@mui/material/useAutocomplete";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type KeyboardEvent, type SyntheticEvent, useEffectEvent, useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router";
import { textSize } from "../../theme/sizes.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import type { Words } from "../../words/catalogue.ts";
import { useWords } from "../../words/words.ts";
import type { PaletteEntry } from "./palette-entry.ts";
import { PaletteFoot } from "./palette-foot.tsx";
import { PaletteGroups } from "./palette-groups.tsx";
import { isPaletteKey } from "./palette-key.ts";
import { usePaletteGroups } from "./use-palette-groups.ts";

/** Search or jump: pages, actions, screenings, drives and people, by what is typed and without the mouse. */
export default function PaletteDialog(props: {
  /** Answers what was typed before. */
  onShown: () => string;
  onClose: () => void;
}) {
  const { onShown, onClose } = props;
  const words = useWords("palette");
  const [typed, setTyped] = useState("");
  const takeTypedAhead = useEffectEvent(() => setTyped(onShown()));
  useLayoutEffect(() => takeTypedAhead(), []);
  const search = typed.trim();
  const groups = usePaletteGroups(search);
  const entries = groups.flatMap((group) => group.entries);
  const { choose, busyId } = useChoosing(onClose);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"), { noSsr: true });

  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<PaletteEntry>({
    open: true,
    options: entries,
    // What was found fits already.
    filterOptions: (options) => options,
    // By this an entry stays the active one while others arrive.
    getOptionLabel: ({ id }) => id,
    isOptionEqualToValue: (one, other) => one.id === other.id,
    value: null,
    inputValue: typed,
    onInputChange: (_, value, reason) => {
      if (reason === "input") setTyped(value);
    },
    onChange: (event, entry) => {
      if (entry) choose(entry, event);
    },
    onClose: (_, reason) => {
      if (reason === "escape") onClose();
    },
    autoHighlight: true,
    clearOnBlur: false,
  });

  function onKeyDown(event: KeyboardEvent) {
    if (!isPaletteKey(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  const isSearching = groups.some(({ awaited }) => awaited > 0);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      onKeyDown={onKeyDown}
      sx={{ "& .MuiDialog-container": { alignItems: { sm: "flex-start" } } }}
      slotProps={{ paper: { "aria-label": words.title, sx: isPhone ? undefined : paperStyle } }}
    >
      <Box {...getRootProps()} sx={inputRow}>
        <SearchIcon sx={{ color: "text.secondary" }} aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          placeholder={words.placeholder}
          inputProps={{ ...getInputProps(), "aria-label": words.title, maxLength: 200 }}
          sx={{ fontSize: textSize.lead, height: 56 }}
        />
        {isPhone ? (
          <IconButton aria-label={words.close} edge="end" onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </Box>
      <PaletteGroups
        groups={groups}
        search={search}
        busyId={busyId}
        listboxProps={getListboxProps()}
        optionProps={(entry) => getOptionProps({ option: entry, index: entries.indexOf(entry) })}
        onOpenAside={(entry) => openAside(entry)}
      />
      <span role="status" style={visuallyHidden}>
        {statusOf({ count: entries.length, isSearching, search }, words)}
      </span>
      <PaletteFoot />
    </Dialog>
  );
}

/** Goes where an entry leads, in a new tab with Ctrl or ⌘; or does what it does, once, and says what went wrong. */
function useChoosing(onClose: () => void) {
  const words = useWords("palette");
  const navigate = useNavigate();
  const showToast = useToast();
  const [busyId, setBusyId] = useState<string | null>(null);

  async function choose(entry: PaletteEntry, event: SyntheticEvent) {
    if ("to" in entry) {
      if (isWithModifier(event)) return openAside(entry);
      onClose();
      navigate(entry.to);
      return;
    }
    if (busyId !== null) return;
    setBusyId(entry.id);
    try {
      await entry.perform();
      if (!entry.staysOpen) onClose();
    } catch (error) {
      showToast(error instanceof Error ? error.message : words.failed(entry), { tone: "error" });
    } finally {
      setBusyId(null);
    }
  }

  return { choose, busyId };
}

function openAside(entry: PaletteEntry): void {
  if ("to" in entry) window.open(entry.to, "_blank", "noopener");
}

function isWithModifier({ nativeEvent }: SyntheticEvent): boolean {
  return (
    (nativeEvent instanceof globalThis.KeyboardEvent || nativeEvent instanceof globalThis.MouseEvent) &&
    (nativeEvent.ctrlKey || nativeEvent.metaKey)
  );
}

function statusOf(
  now: { count: number; isSearching: boolean; search: string },
  words: Words<"palette">,
): string {
  if (now.count > 0) return words.count(now);
  return now.isSearching ? words.searching : words.nothing(now);
}

const inputRow = {
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  px: 2,
  borderBottom: 1,
  borderColor: "divider",
} as const;

/** Under the top bar, as wide as a line is read with ease. */
const paperStyle = { width: 640, maxWidth: "calc(100% - 32px)", mt: "80px", mb: 2 } as const;
