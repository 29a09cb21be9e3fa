import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { type HTMLAttributes, useId } from "react";
import { radius, textSize } from "../../theme/sizes.ts";
import { keyCap, mutedText, plainList } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import type { PaletteEntry, PaletteGroup } from "./palette-entry.ts";

type Props = {
  groups: PaletteGroup[];
  search: string;
  /** The entry whose act is on its way. */
  busyId: string | null;
  listboxProps: HTMLAttributes<HTMLUListElement>;
  optionProps: (entry: PaletteEntry) => HTMLAttributes<HTMLLIElement> & { key: React.Key };
  onOpenAside: (entry: PaletteEntry) => void;
};

/** What can be chosen, by its kind; always as high, so that nothing jumps while answers arrive. */
export function PaletteGroups({ groups, search, busyId, listboxProps, optionProps, onOpenAside }: Props) {
  const words = useWords("palette");
  const shown = groups.filter(({ entries, awaited }) => entries.length + awaited > 0);
  return (
    <Box
      sx={{
        height: { xs: "auto", sm: "min(448px, calc(100dvh - 240px))" },
        flex: { xs: 1, sm: "none" },
        overflowY: "auto",
        p: 1,
      }}
    >
      {shown.length === 0 ? <NothingFound search={search} /> : null}
      <Box component="ul" {...listboxProps} aria-label={words.suggestions} sx={plainList}>
        {shown.map((group) => (
          <Group key={group.title} title={group.title}>
            {group.entries.map((entry) => {
              const { key, ...props } = optionProps(entry);
              return (
                <Entry
                  key={key}
                  entry={entry}
                  isBusy={busyId === entry.id}
                  props={props}
                  onOpenAside={() => onOpenAside(entry)}
                />
              );
            })}
            {Array.from({ length: group.awaited }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else.
              <Box component="li" key={row} role="presentation" aria-hidden sx={rowStyle}>
                <Skeleton variant="circular" width={20} height={20} />
                <Skeleton width="48%" height={20} />
              </Box>
            ))}
          </Group>
        ))}
      </Box>
    </Box>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const titleId = useId();
  return (
    <Box component="li" role="presentation">
      <Box id={titleId} role="presentation" sx={titleStyle}>
        {title}
      </Box>
      <Box component="ul" role="group" aria-labelledby={titleId} sx={plainList}>
        {children}
      </Box>
    </Box>
  );
}

function Entry(given: {
  entry: PaletteEntry;
  isBusy: boolean;
  props: HTMLAttributes<HTMLLIElement>;
  onOpenAside: () => void;
}) {
  const { entry, isBusy, props, onOpenAside } = given;
  const { busy } = useWords("palette");
  const { label, detail, keys, Icon } = entry;
  return (
    <Box
      component="li"
      {...props}
      aria-busy={isBusy || undefined}
      onAuxClick={(event) => {
        if (event.button === 1) onOpenAside();
      }}
      sx={{ ...rowStyle, ...optionStyle }}
    >
      {isBusy ? (
        <CircularProgress size={20} aria-label={busy} />
      ) : (
        <Icon sx={{ fontSize: 20, color: "text.secondary", flex: "none" }} aria-hidden />
      )}
      <Box component="span" dir="auto" sx={{ ...oneLine, ...(detail ? namedFirst : { flex: 1 }) }}>
        {label}
      </Box>
      {detail ? (
        <Box component="span" sx={{ ...mutedText, ...oneLine, flex: "0 1 auto" }}>
          {detail}
        </Box>
      ) : null}
      {keys?.map((key) => (
        <Box component="kbd" key={key} sx={keyCap}>
          {key}
        </Box>
      ))}
    </Box>
  );
}

function NothingFound({ search }: { search: string }) {
  const words = useWords("palette");
  return (
    <Box sx={{ py: 8, px: 2, textAlign: "center" }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {words.nothing({ search })}
      </Typography>
      <Typography sx={{ mt: 1, mx: "auto", maxWidth: "44ch", color: "text.secondary" }}>
        {words.howItFinds}
      </Typography>
    </Box>
  );
}

const oneLine = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
/** Where both do not fit, what is beside it is shortened before it is. */
const namedFirst = { flex: "1 0 auto", maxWidth: "70%" } as const;
const rowStyle = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  height: 40,
  px: 1,
  borderRadius: radius.control,
} as const;
const optionStyle = {
  cursor: "pointer",
  // The active one, by keys or by the mouse.
  "&.Mui-focused": { backgroundColor: "tint.brand" },
  "&.Mui-focused svg": { color: "primary.main" },
} as const;
const titleStyle = {
  px: 1,
  pt: 1,
  pb: 0.5,
  fontSize: textSize.caption,
  lineHeight: 16 / 12,
  fontWeight: 600,
  color: "text.secondary",
} as const;
