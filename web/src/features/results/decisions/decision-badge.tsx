import Box from "@mui/material/Box";
import SvgIcon from "@mui/material/SvgIcon";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import { textSize } from "../../../theme/sizes.ts";
import { decisionControls } from "./decision-controls.tsx";

/** What a person decided, as a shape with a word, in the colour of the text: never red or green. */
export function DecisionBadge({ kind }: { kind: DecisionKind }) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        fontSize: textSize.caption,
        fontWeight: 550,
        whiteSpace: "nowrap",
        color: "text.primary",
      }}
    >
      <DecisionShape kind={kind} />
      {decisionLabels[kind].state}
    </Box>
  );
}

export function DecisionShape({ kind }: { kind: DecisionKind }) {
  return (
    <SvgIcon viewBox="0 0 16 16" aria-hidden sx={{ fontSize: 16 }}>
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        {decisionControls[kind].shape}
      </g>
    </SvgIcon>
  );
}
