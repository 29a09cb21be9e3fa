import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { isolate } from "@winnow/contract/isolate.ts";
import type { ReactElement } from "react";
import { DecisionShape } from "./decision-mark.tsx";

export type DecisionOption<Kind extends string> = {
  kind: Kind;
  label: string;
  /** The keys that make it, separated by blanks. */
  keys: string;
  shape: ReactElement;
};

/** What can be decided about a person; the one that stands is pressed, and pressing it again clears it. */
export function DecisionGroup<Kind extends string>(props: {
  /** Whom it is about, for those who hear it. */
  name: string;
  options: readonly DecisionOption<Kind>[];
  decided: Kind | null;
  onDecide: (kind: Kind | null) => void;
}) {
  const { name, options, decided, onDecide } = props;
  return (
    <Box
      role="group"
      aria-label={`Decision on ${isolate(name)}`}
      sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}
    >
      {options.map(({ kind, label, keys, shape }) => {
        const isDecided = kind === decided;
        return (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            color="inherit"
            aria-pressed={isDecided}
            aria-keyshortcuts={keys}
            startIcon={<DecisionShape>{shape}</DecisionShape>}
            onClick={() => onDecide(isDecided ? null : kind)}
            sx={
              isDecided
                ? { backgroundColor: "tint.brand", borderColor: "primary.main", fontWeight: 650 }
                : undefined
            }
          >
            {label}
          </Button>
        );
      })}
    </Box>
  );
}
