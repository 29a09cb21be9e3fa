import Box from "@mui/material/Box";
import SvgIcon from "@mui/material/SvgIcon";
import { verdictLabels } from "@winnow/contract/labels.ts";

const shapes = {
  met: <circle cx="8" cy="8" r="6" />,
  partly: (
    <>
      <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2.75a5.250 5.250 0 0 0 0 10.500z" />
    </>
  ),
  "not stated": <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
} as const;

/**
 * A verdict as a shape with a word, in the colour of the text: never red or green. Where a part of the document could
 * not be read, nothing is called "not stated".
 */
export function VerdictBadge(props: { verdict: keyof typeof shapes; isReadInPart: boolean }) {
  const { verdict, isReadInPart } = props;
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, fontWeight: 550, whiteSpace: "nowrap" }}
    >
      <SvgIcon viewBox="0 0 16 16" aria-hidden sx={{ fontSize: 16 }}>
        {shapes[verdict]}
      </SvgIcon>
      {verdict === "not stated" && isReadInPart ? "Not read with certainty" : verdictLabels[verdict]}
    </Box>
  );
}
