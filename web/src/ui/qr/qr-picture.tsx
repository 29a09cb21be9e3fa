import Box from "@mui/material/Box";
import { radius } from "../../theme/sizes.ts";
import type { QrDrawing } from "./qr-drawing.ts";

/** A QR code to be read from the screen. Black on white in either mode: many readers take nothing else. */
export function QrPicture({ drawing, label, size }: { drawing: QrDrawing; label: string; size: number }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      sx={{
        width: size,
        height: size,
        borderRadius: radius.control,
        border: 1,
        borderColor: "divider",
        backgroundColor: "white",
      }}
    >
      <path d={drawing.path} fill="black" />
    </Box>
  );
}
