import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import { radius } from "../../theme/sizes.ts";
import { mutedText } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";

/** Louder than a quiet room, as a share of the loudest. */
const audibleLevel = 0.02;
const sampleMs = 100;

/** How loud the microphone is: a line that follows, and once in words whether anything is heard. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const words = useWords("interview");
  const line = useRef<HTMLDivElement>(null);
  const [isHeard, setIsHeard] = useState(false);

  useEffect(() => {
    if (stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
      if (level > audibleLevel) setIsHeard(true);
      if (line.current) line.current.style.transform = `scaleX(${Math.min(1, level * 4)})`;
    }, sampleMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);

  return (
    <Box sx={{ mt: 1 }}>
      <Box
        aria-hidden
        sx={{ height: 4, borderRadius: radius.mark, overflow: "hidden", backgroundColor: "divider" }}
      >
        <Box
          ref={line}
          sx={{
            height: "100%",
            transformOrigin: "left",
            transform: "scaleX(0)",
            backgroundColor: "primary.main",
          }}
        />
      </Box>
      <Box role="status" sx={{ ...mutedText, mt: 0.5 }}>
        {isHeard ? words.isHeard : words.saySomething}
      </Box>
    </Box>
  );
}
