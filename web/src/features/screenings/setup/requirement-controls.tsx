import Box from "@mui/material/Box";
import NativeSelect from "@mui/material/NativeSelect";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { textSize } from "../../../theme/sizes.ts";

/** Must or nice, and the weight, of the requirement at `position`. */
export function RequirementControls(props: {
  position: number;
  kind: Requirement["kind"];
  weight: number;
  onChange: (difference: { kind: Requirement["kind"] } | { weight: number }) => void;
}) {
  const { position, kind, weight, onChange } = props;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={`Requirement ${position}: must or nice`}
        onChange={(_, next: Requirement["kind"] | null) => {
          if (next) onChange({ kind: next });
        }}
        sx={{
          "& .MuiToggleButton-root": {
            px: 1.5,
            py: 0.25,
            minHeight: 32,
            fontSize: textSize.small,
            color: "text.primary",
          },
          "& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover": {
            backgroundColor: "tint.brand",
            color: "text.primary",
            fontWeight: 600,
          },
        }}
      >
        <ToggleButton value="must">Must</ToggleButton>
        <ToggleButton value="nice">Nice</ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="label"
        sx={{
          display: "flex",
          alignItems: "center",
          gap: { xs: 0.5, sm: 1 },
          fontSize: textSize.small,
          ml: { sm: 1 },
        }}
      >
        Weight
        <NativeSelect
          value={Math.round(weight)}
          onChange={(event) => onChange({ weight: Number(event.target.value) })}
          sx={{ fontSize: textSize.body, minWidth: 48 }}
        >
          {[0, 1, 2, 3, 4, 5].map((step) => (
            <option key={step} value={step}>
              {step === 0 ? "0, not scored" : step}
            </option>
          ))}
        </NativeSelect>
      </Box>
    </>
  );
}

export const requirementRowStyle = {
  display: "grid",
  gap: 1,
  py: 2,
  borderTop: 1,
  borderColor: "divider",
  "&:first-of-type": { borderTop: 0 },
} as const;
