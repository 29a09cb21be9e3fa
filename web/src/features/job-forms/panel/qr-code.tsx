import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { useState } from "react";
import { radius } from "../../../theme/sizes.ts";
import { saveFile } from "../../../ui/file/save-file.ts";
import { useWords } from "../../../words/words.ts";
import { drawQr, qrAsPng, qrAsSvg } from "./qr-drawing.ts";

/** A link as a QR code for posters, to be saved as a picture. */
export function QrCode({ link }: { link: string }) {
  const words = useWords("forms").qr;
  const drawing = drawQr(link);
  const [failure, setFailure] = useState<string | null>(null);

  function savePng() {
    qrAsPng(drawing).then(
      (picture) => saveFile(picture, "job-form.png"),
      (error: Error) => setFailure(error.message),
    );
  }

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
      {/* Black on white in either mode: many readers take nothing else. */}
      <Box
        component="svg"
        role="img"
        aria-label={words.label}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        shapeRendering="crispEdges"
        sx={{
          width: 144,
          height: 144,
          borderRadius: radius.control,
          border: 1,
          borderColor: "divider",
          backgroundColor: "white",
        }}
      >
        <path d={drawing.path} fill="black" />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={savePng}>
          {words.savePng}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => saveFile(qrAsSvg(drawing), "job-form.svg")}
        >
          {words.saveSvg}
        </Button>
      </Box>
      {failure ? (
        <FormHelperText error role="alert">
          {failure}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
