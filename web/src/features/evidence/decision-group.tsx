import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { memo, type ReactElement } from "react";
import { radius, textSize } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import { DecisionShape } from "./decision-mark.tsx";

export type DecisionOption<Kind extends string> = {
  kind: Kind;
  label: string;
  /** The keys that make it, separated by blanks. */
  keys: string;
  shape: ReactElement;
};

/**
 * One control with what can be decided about a person and the key of each; the one that stands is pressed, and clears when
 * pressed again. It stands in what has `decisionRoom`.
 */
export function DecisionGroup<Kind extends string>(props: {
  /** Whom it is about, for those who hear it. */
  name: string;
  options: readonly DecisionOption<Kind>[];
  decided: Kind | null;
  onDecide: (kind: Kind | null) => void;
}) {
  const { name, options, decided, onDecide } = props;
  const words = useWords("evidence");
  return (
    <Box role="group" aria-label={words.decisionOn({ name })} sx={groupStyle}>
      {options.map((option) => (
        <Segment
          key={option.kind}
          option={option}
          isDecided={option.kind === decided}
          // Each is one of the options, whose kinds are what can be decided.
          onDecide={onDecide as (kind: string | null) => void}
        />
      ))}
    </Box>
  );
}

/** Drawn again only when it is pressed or let go, not with every person. */
const Segment = memo(function Segment(props: {
  option: DecisionOption<string>;
  isDecided: boolean;
  onDecide: (kind: string | null) => void;
}) {
  const { option, isDecided, onDecide } = props;
  const { kind, label, keys, shape } = option;
  return (
    <ButtonBase
      aria-label={label}
      aria-pressed={isDecided}
      aria-keyshortcuts={keys}
      data-key={keys.split(" ")[0]?.toUpperCase()}
      onClick={() => onDecide(isDecided ? null : kind)}
      sx={{ ...segmentStyle, ...(isDecided ? decidedStyle : {}) }}
    >
      <span className="shape">
        <DecisionShape>{shape}</DecisionShape>
      </span>
      {label}
    </ButtonBase>
  );
});

/** Of the row that decisions stand in, which is measured: long words give up their shapes before they need a second line. */
export const decisionRoom = { containerType: "inline-size" } as const;

const groupStyle = {
  display: "inline-flex",
  flexWrap: "wrap",
  maxWidth: "100%",
  overflow: "hidden",
  border: 1,
  borderColor: "controlEdge",
  borderRadius: radius.control,
  backgroundColor: "background.paper",
} as const;

const segmentStyle = {
  flex: "1 0 auto",
  gap: 0.75,
  minHeight: 34,
  px: 1.25,
  fontFamily: "inherit",
  fontSize: textSize.small,
  fontWeight: 550,
  "& .shape": { display: "contents" },
  "@container (max-width: 440px)": { px: 0.75, "& .shape": { display: "none" } },
  "@container (max-width: 360px)": { px: 0.5, gap: 0.5, fontSize: textSize.caption },
  // Between two segments, in whatever line they stand.
  boxShadow: "-1px 0 0 var(--mui-palette-divider)",
  // The key is drawn beside the word and is no part of the name.
  "&::after": {
    content: "attr(data-key)",
    fontSize: textSize.caption,
    fontWeight: 500,
    color: "text.secondary",
    // Where there is no keyboard there are no keys.
    "@media (hover: none)": { display: "none" },
  },
  "&:hover": { backgroundColor: "action.hover" },
  "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: "-2px" },
} as const;

const decidedStyle = {
  backgroundColor: "tint.brand",
  color: "primary.main",
  fontWeight: 650,
  "&:hover": { backgroundColor: "tint.brand" },
  "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: "-2px" },
} as const;
