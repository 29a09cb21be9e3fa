import ForwardIcon from "@mui/icons-material/Forward10Rounded";
import BackIcon from "@mui/icons-material/Replay10Rounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import Skeleton from "@mui/material/Skeleton";
import type { reportRecording } from "@winnow/contract/reports.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import type { z } from "zod";
import { radius } from "../../../theme/sizes.ts";
import { useWords } from "../../../words/words.ts";
import { useRecordingLink } from "../queries.ts";
import { seekBySeconds, skip, speeds } from "./media-keys.ts";
import { recordingWords } from "./recording-words.ts";
import { Waveform } from "./waveform.tsx";

export type ReportRecording = z.infer<typeof reportRecording>;

/** Plays a recording, or says why there is nothing to play. */
export function RecordingPlayer(props: {
  interviewId: string;
  recording: ReportRecording;
  /** How it is called: "Answer to question 2, part 1 of 2". */
  label: string;
}) {
  const { interviewId, recording, label } = props;
  const isReady = recording.state === "ready";
  const link = useRecordingLink({ interviewId, recordingId: recording.id, isReady });
  const words = recordingWords(recording);

  if (!isReady) {
    return (
      <Box role="status" sx={{ ...frameStyle, display: "block" }}>
        {words}
      </Box>
    );
  }
  return (
    <>
      <Box sx={{ display: "none", displayPrint: "block" }}>{words}</Box>
      <Box sx={{ displayPrint: "none" }}>
        {link.data ? (
          <Media
            key={recording.id}
            recording={recording}
            label={label}
            url={link.data.url}
            expiresAt={link.data.expires_at}
            isAsking={link.isFetching}
            onAnotherLink={() => void link.refetch()}
          />
        ) : link.error ? (
          <Trouble error={link.error.message} isBusy={link.isFetching} onRetry={() => void link.refetch()} />
        ) : (
          <Skeleton
            variant="rounded"
            sx={
              recording.kind === "video"
                ? { height: "auto", aspectRatio: "4 / 3", ...videoWidth }
                : { height: 54 }
            }
          />
        )}
      </Box>
    </>
  );
}

function Media(props: {
  recording: ReportRecording;
  label: string;
  url: string;
  /** Of the link, in seconds since 1970. */
  expiresAt: number;
  isAsking: boolean;
  onAnotherLink: () => void;
}) {
  const { recording, label, url, expiresAt, isAsking, onAnotherLink } = props;
  const { kind, duration_ms: durationMs } = recording;
  const media = useRef<HTMLMediaElement>(null);
  const [speed, setSpeed] = useState(1);
  const { recording: words } = useWords("reports");
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  /** In seconds; kept where the link runs out meanwhile. */
  const [place, setPlace] = useState(0);

  function onLoadedMetadata({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
    currentTarget.playbackRate = speed;
    if (place > 0) currentTarget.currentTime = place;
  }

  function onTimeUpdate({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
    // One that was given another link begins at 0 until it has read how long it is.
    if (currentTarget.readyState > 0) setPlace(currentTarget.currentTime);
  }

  function onError() {
    setFailedUrl(url);
    if (Date.now() / 1000 > expiresAt) onAnotherLink();
  }

  if (failedUrl === url) {
    return <Trouble error={words.notPlayed} isBusy={isAsking} onRetry={onAnotherLink} />;
  }
  return (
    <>
      <Box
        component={kind}
        ref={media}
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        onLoadedMetadata={onLoadedMetadata}
        onTimeUpdate={onTimeUpdate}
        onRateChange={({ currentTarget }: SyntheticEvent<HTMLMediaElement>) =>
          setSpeed(currentTarget.playbackRate)
        }
        onError={onError}
        sx={{
          display: "block",
          width: "100%",
          ...(kind === "video"
            ? { ...videoWidth, aspectRatio: "4 / 3", borderRadius: radius.card, backgroundColor: "divider" }
            : {}),
        }}
      />
      {durationMs ? (
        <Waveform
          recordingId={recording.id}
          url={url}
          label={label}
          durationMs={durationMs}
          positionMs={place * 1000}
          onSeek={(toMs) => {
            if (media.current) media.current.currentTime = toMs / 1000;
          }}
        />
      ) : null}
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, mt: 0.5 }}>
        <IconButton
          size="small"
          aria-label={words.back({ seconds: seekBySeconds })}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => media.current && skip(media.current, -seekBySeconds)}
        >
          <BackIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={words.forward({ seconds: seekBySeconds })}
          aria-keyshortcuts="ArrowRight"
          onClick={() => media.current && skip(media.current, seekBySeconds)}
        >
          <ForwardIcon fontSize="small" />
        </IconButton>
        <NativeSelect
          value={String(speed)}
          inputProps={{ "aria-label": words.speed }}
          input={<OutlinedInput size="small" sx={{ height: 32, ml: 0.5 }} />}
          onChange={({ target }) => {
            if (media.current) media.current.playbackRate = Number(target.value);
          }}
        >
          {speeds.map((each) => (
            <option key={each} value={String(each)}>
              {each} ×
            </option>
          ))}
        </NativeSelect>
      </Box>
    </>
  );
}

function Trouble({ error, isBusy, onRetry }: { error: string; isBusy: boolean; onRetry: () => void }) {
  const { tryAgain } = useWords("kit");
  return (
    <Box role="alert" sx={frameStyle}>
      <Box sx={{ flex: 1 }}>{error}</Box>
      <Button size="small" variant="outlined" color="inherit" loading={isBusy} onClick={onRetry}>
        {tryAgain}
      </Button>
    </Box>
  );
}

const videoWidth = { width: "min(100%, 64vh)" } as const;

const frameStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: "divider",
  borderRadius: radius.control,
} as const;
