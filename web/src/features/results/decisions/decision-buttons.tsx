import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type DecisionKind, decisionKinds } from "@winnow/contract/decisions.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import { DecisionShape } from "./decision-badge.tsx";
import { decisionControls } from "./decision-controls.tsx";

/** Shortlist, hold, reject; the one that stands is pressed, and pressing it again clears it. */
export function DecisionButtons(props: {
  /** Whom it is about, for those who hear it. */
  name: string;
  decided: DecisionKind | null;
  onDecide: (kind: DecisionKind | null) => void;
}) {
  const { name, decided, onDecide } = props;
  return (
    <Box
      role="group"
      aria-label={`Decision on ${isolate(name)}`}
      sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}
    >
      {decisionKinds.map((kind) => {
        const isDecided = kind === decided;
        return (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            color="inherit"
            aria-pressed={isDecided}
            aria-keyshortcuts={decisionControls[kind].key}
            startIcon={<DecisionShape kind={kind} />}
            onClick={() => onDecide(isDecided ? null : kind)}
            sx={
              isDecided
                ? { backgroundColor: "tint.brand", borderColor: "primary.main", fontWeight: 650 }
                : undefined
            }
          >
            {decisionLabels[kind].act}
            {kind === "reject" ? "…" : null}
          </Button>
        );
      })}
    </Box>
  );
}
