import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { formatBytes } from "../../../ui/format/format-bytes.ts";
import { useWords } from "../../../words/words.ts";
import type { FileTone } from "./cv-file-labels.ts";

/** One file in a list: name, size, how it stands in words, and what can be done with it. */
export function FileRow(props: {
  name: string;
  sizeBytes: number;
  tone: FileTone;
  sentence: string;
  /** Of the upload, while it is on its way. */
  percent?: number | null;
  actions?: ReactNode;
}) {
  const { name, sizeBytes, tone, sentence, percent = null, actions } = props;
  const words = useWords("cvFiles").sending;
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 0.5,
        columnGap: 1.5,
        py: 0.5,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
        <Typography
          component="span"
          dir="auto"
          sx={{ display: "block", overflowWrap: "anywhere", fontWeight: 500 }}
        >
          {name}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ color: tone === "trouble" ? "error.main" : "text.secondary", overflowWrap: "anywhere" }}
        >
          {sentence}{" "}
          <Box component="span" sx={{ color: "text.secondary" }}>
            · {formatBytes(sizeBytes)}
          </Box>
        </Typography>
        {percent === null ? null : (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={words.uploading({ name })}
            sx={{ mt: 0.5 }}
          />
        )}
      </Box>
      <Box sx={{ display: "flex", flexShrink: 0 }}>{actions}</Box>
    </Box>
  );
}
