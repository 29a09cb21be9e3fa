import Box from "@mui/material/Box";
import { radius } from "../../theme/sizes.ts";

/** A share of one as a length of evergreen on a hairline; decoration beside its number. */
export function ShareBar({ share, height }: { share: number; height: number }) {
  return (
    <Box
      aria-hidden
      sx={{ flex: 1, height, borderRadius: radius.full, backgroundColor: "divider", minWidth: 32 }}
    >
      <Box
        sx={{
          width: `${Math.min(1, Math.max(0, share)) * 100}%`,
          height: "100%",
          borderRadius: radius.full,
          backgroundColor: "primary.main",
          printColorAdjust: "exact",
          transition: "width 180ms ease-out",
        }}
      />
    </Box>
  );
}
