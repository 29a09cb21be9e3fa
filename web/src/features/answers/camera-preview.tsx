import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import { LevelMeter } from "./level-meter.tsx";

/** What the camera sees, mirrored as people know themselves, and how loud it is. */
export function CameraPreview({ stream }: { stream: MediaStream }) {
  const words = useWords("interview");
  const video = useRef<HTMLVideoElement>(null);
  const hasPicture = stream.getVideoTracks().length > 0;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <Box sx={{ my: 2, width: "min(100%, 53vh)" }}>
      {hasPicture ? (
        <Box
          component="video"
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={words.camera}
          sx={{
            display: "block",
            width: "100%",
            aspectRatio: "4 / 3",
            objectFit: "cover",
            transform: "scaleX(-1)",
            borderRadius: radius.card,
            backgroundColor: "divider",
          }}
        />
      ) : null}
      <LevelMeter stream={stream} />
    </Box>
  );
}
