import Box from "@mui/material/Box";
import FormLabel from "@mui/material/FormLabel";
import type { ComponentProps } from "react";
import { SegmentedChoice } from "./segmented-choice.tsx";

/** A segmented choice with its label above, as other fields of a form have theirs. */
export function SegmentedField<Value extends string>(props: ComponentProps<typeof SegmentedChoice<Value>>) {
  return (
    <Box>
      <FormLabel component="div" aria-hidden disabled={props.isDisabled ?? false} sx={{ mb: 0.5 }}>
        {props.label}
      </FormLabel>
      <SegmentedChoice {...props} />
    </Box>
  );
}
