import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { useState } from "react";
import { saveFile } from "../../../ui/file/save-file.ts";
import { drawQr, qrAsPng, qrAsSvg } from "../../../ui/qr/qr-drawing.ts";
import { QrPicture } from "../../../ui/qr/qr-picture.tsx";
import { useWords } from "../../../words/words.ts";

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
      <QrPicture drawing={drawing} label={words.label} size={144} />
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
