import Box from "@mui/material/Box";
import SvgIcon from "@mui/material/SvgIcon";
import { decisionLabels } from "@winnow/contract/labels.ts";
import { textSize } from "../../../theme/sizes.ts";

const shapes = {
  shortlist: <path d="M4.5 2.5h7v11L8 10.7 4.5 13.5z" fill="currentColor" />,
  hold: <path d="M6 4v8M10 4v8" />,
  reject: <path d="M4 8h8" />,
} as const;

/** What a person decided, as a shape with a word, in the colour of the text: never red or green. */
export function DecisionBadge({ kind }: { kind: keyof typeof shapes }) {
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

export function DecisionShape({ kind }: { kind: keyof typeof shapes }) {
  return (
    <SvgIcon viewBox="0 0 16 16" aria-hidden sx={{ fontSize: 16 }}>
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        {shapes[kind]}
      </g>
    </SvgIcon>
  );
}
