import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type SyntheticEvent, useRef, useState } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import type { Transcribing } from "../use-transcribing.ts";
import type { Span } from "./marked-parts.ts";
import { RecordingPlayer, type ReportRecording } from "./recording-player.tsx";
import { segmentAt } from "./segment-at.ts";
import { TranscriptList } from "./transcript-list.tsx";
import { canTranscribe, transcriptWords } from "./transcript-words.ts";

/** A recording to play, and what was said in it as far as that is known. */
export function TranscribedRecording(props: {
  interviewId: string;
  recording: ReportRecording;
  label: string;
  /** The words of the whole answer. */
  text: string;
  quoted: readonly Span[];
  shown: Span | null;
  transcribing: Transcribing;
}) {
  const { interviewId, recording, label, text, quoted, shown, transcribing } = props;
  const { transcript } = recording;
  const frame = useRef<HTMLDivElement>(null);
  const [positionMs, setPositionMs] = useState(-1);
  const { transcript: words } = useWords("reports");
  const said = recording.state === "ready" ? transcriptWords(transcript, transcribing) : null;
  const segments = transcript?.segments ?? [];

  function seek(toMs: number) {
    const media = frame.current?.querySelector<HTMLMediaElement>("audio, video");
    if (!media) return;
    media.currentTime = toMs / 1000;
    // A browser that refuses to play shows so in the player itself.
    media.play().catch(() => undefined);
  }

  return (
    <Box
      ref={frame}
      onTimeUpdateCapture={({ target }: SyntheticEvent) => {
        if (target instanceof HTMLMediaElement) setPositionMs(target.currentTime * 1000);
      }}
      sx={{ display: "grid", gap: 1, minWidth: 0 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <RecordingPlayer interviewId={interviewId} recording={recording} label={label} />
      </Box>
      {segments.length > 0 ? (
        <TranscriptList
          text={text}
          segments={segments}
          label={label}
          quoted={quoted}
          shown={shown}
          current={segmentAt(segments, positionMs)}
          onSeek={seek}
        />
      ) : null}
      {transcript?.state === "ready" ? (
        <Box sx={mutedText}>
          {said} {words.by.before}
          <bdi>{transcript.made_by}</bdi>
          {words.by.after}
        </Box>
      ) : said ? (
        <Box
          role="status"
          sx={{ ...mutedText, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}
        >
          <span>{said}</span>
          {canTranscribe(transcript, transcribing) ? (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              loading={transcribing.isAsking}
              onClick={transcribing.ask}
              sx={{ displayPrint: "none" }}
            >
              {transcript ? words.tryAgain : words.make}
            </Button>
          ) : null}
          {transcribing.error ? <span role="alert">{transcribing.error}</span> : null}
        </Box>
      ) : null}
    </Box>
  );
}
