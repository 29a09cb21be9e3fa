import Box from "@mui/material/Box";
import { radius } from "../../theme/sizes.ts";
import type { RecordingKind } from "./media-type.ts";

/** Plays what was just recorded. */
export function Player({ kind, url, label }: { kind: RecordingKind; url: string; label: string }) {
  return (
    <Box
      component={kind}
      src={url}
      controls
      playsInline
      aria-label={label}
      sx={{
        display: "block",
        width: "100%",
        mt: 1,
        ...(kind === "video"
          ? {
              width: "min(100%, 53vh)",
              aspectRatio: "4 / 3",
              borderRadius: radius.card,
              backgroundColor: "divider",
            }
          : {}),
      }}
    />
  );
}
