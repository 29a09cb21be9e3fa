import Box from "@mui/material/Box";
import type { DriveRound } from "@winnow/contract/drives.ts";
import { mutedText } from "../../../theme/styles.ts";
import { ShareBar } from "../../../ui/feedback/share-bar.tsx";
import { progressWords } from "../drive-words.ts";

/** How many of the candidates have completed, as a line and in words. */
export function DriveProgress({ counts, isSample }: Pick<DriveRound, "counts"> & { isSample: boolean }) {
  const share = counts.candidates === 0 ? 0 : counts.completed / counts.candidates;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={mutedText}>{progressWords(counts, { isSample })}</Box>
      {counts.invited + counts.not_sent > 0 ? (
        <Box sx={{ display: "flex", mt: 0.5 }}>
          <ShareBar share={share} height={3} />
        </Box>
      ) : null}
    </Box>
  );
}
