import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { SharedCandidate } from "@winnow/contract/shares.ts";
import { serifFamily } from "../../../theme/typography.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { useSaveSharedCv } from "../queries.ts";

/** The CV as it was read, and the file where it is shared. */
export function SharedCv(props: {
  token: string;
  cv: NonNullable<SharedCandidate["cv"]>;
  /** Nothing else is shown, so that it need not be asked for. */
  isAlone: boolean;
}) {
  const { token, cv, isAlone } = props;
  const words = useWords("share").cv;
  const saving = useSaveSharedCv(token);
  return (
    <Panel
      title={words.title}
      actions={
        cv.has_file ? (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
            loading={saving.isPending}
            onClick={() => saving.mutate()}
          >
            {words.download}
          </Button>
        ) : null
      }
    >
      {saving.error ? <FailureAlert headline={words.notDownloaded} reason={saving.error.message} /> : null}
      {cv.lines.length === 0 ? (
        <Typography>{words.gone}</Typography>
      ) : (
        <Box component="details" open={isAlone} sx={{ "& summary": { cursor: "pointer", minHeight: 24 } }}>
          <summary>{words.text}</summary>
          <Box
            dir="auto"
            sx={{
              mt: 1.5,
              maxWidth: "72ch",
              fontFamily: serifFamily,
              lineHeight: 1.6,
              overflowWrap: "anywhere",
            }}
          >
            {cv.lines.map(({ text, is_heading }, index) => (
              <Box
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move.
                key={index}
                sx={is_heading ? { mt: 1.5, fontWeight: 600 } : undefined}
              >
                {text}
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Panel>
  );
}
