import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import type { sharedRecording } from "@winnow/contract/shares.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import type { z } from "zod";
import { radius } from "../../../theme/sizes.ts";
import { mutedText } from "../../../theme/styles.ts";
import { formatClock } from "../../../ui/format/format-clock.ts";
import { useWords } from "../../../words/words.ts";
import { useSharedRecordingLink } from "../queries.ts";

type Recording = z.infer<typeof sharedRecording>;

/** Plays a recording, or says why there is nothing to play. */
export function SharedRecording(props: {
  token: string;
  recording: Recording;
  /** How it is called: "Answer to question 2, part 1 of 2". */
  label: string;
}) {
  const { token, recording, label } = props;
  const words = useWords("share").recording;
  const kit = useWords("kit");
  const isReady = recording.state === "ready";
  const link = useSharedRecordingLink({ token, recordingId: recording.id, isReady });
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  /** Where it was when its link ran out. */
  const place = useRef(0);

  if (!isReady) {
    return (
      <Box role="status" sx={mutedText}>
        {recording.state === "failed" ? words.failed : words.making}
      </Box>
    );
  }
  if (link.error || (link.data && failedUrl === link.data.url)) {
    return (
      <Box role="alert" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        {words.notPlayed}
        <Button size="small" color="inherit" loading={link.isFetching} onClick={() => void link.refetch()}>
          {kit.tryAgain}
        </Button>
      </Box>
    );
  }
  if (!link.data) return <Skeleton variant="rounded" height={54} />;
  const { url, expires_at } = link.data;

  function onError() {
    setFailedUrl(url);
    if (Date.now() / 1000 > expires_at) void link.refetch();
  }

  return (
    <Box>
      <Box
        component={recording.kind}
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        onLoadedMetadata={({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
          if (place.current > 0) currentTarget.currentTime = place.current;
        }}
        onTimeUpdate={({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
          place.current = currentTarget.currentTime;
        }}
        onError={onError}
        sx={{
          display: "block",
          width: "100%",
          ...(recording.kind === "video"
            ? {
                width: "min(100%, 53vh)",
                aspectRatio: "4 / 3",
                borderRadius: radius.card,
                backgroundColor: "divider",
              }
            : {}),
        }}
      />
      <Box sx={mutedText}>
        {words.kinds[recording.kind]}
        {recording.duration_ms === null ? "" : `, ${formatClock(recording.duration_ms)}`}
      </Box>
    </Box>
  );
}
