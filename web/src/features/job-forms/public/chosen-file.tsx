import FileIcon from "@mui/icons-material/InsertDriveFileOutlined";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { radius } from "../../../theme/sizes.ts";
import { mutedText } from "../../../theme/styles.ts";
import { formatBytes } from "../../../ui/format/format-bytes.ts";
import type { Words } from "../../../words/catalogue.ts";
import { useWords } from "../../../words/words.ts";
import type { FileState } from "./file-state.ts";

type Chosen = Exclude<FileState, { step: "none" | "refused" }>;

/** A file with how far it has come, and what can be done with it. */
export function ChosenFile({ file, actions }: { file: Chosen; actions: ReactNode }) {
  const words = useWords("jobForm").file;
  return (
    <Box sx={{ p: 2, border: 1, borderColor: "divider", borderRadius: radius.control }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <FileIcon sx={{ color: "primary.main", flex: "none" }} aria-hidden />
        <Box sx={{ flex: "1 1 100px", minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            <bdi>{file.name}</bdi>
          </Box>
          <Box className="figures" sx={mutedText}>
            {stateOf(file, words)}
          </Box>
        </Box>
        {actions}
      </Box>
      {file.step === "arrived" || file.step === "held" ? null : <Progress file={file} />}
    </Box>
  );
}

function Progress({ file }: { file: Chosen }) {
  const words = useWords("jobForm").file;
  const percent = percentOf(file);
  return (
    <Box
      role="progressbar"
      aria-label={file.step === "reading" ? words.readingTheFile : words.uploadingTheFile}
      aria-valuenow={percent ?? undefined}
      sx={{
        mt: 1.5,
        height: 4,
        borderRadius: radius.mark,
        overflow: "hidden",
        backgroundColor: "divider",
        "@keyframes glide": {
          from: { transform: "translateX(-100%)" },
          to: { transform: "translateX(250%)" },
        },
      }}
    >
      <Box
        sx={{
          height: "100%",
          borderRadius: radius.mark,
          backgroundColor: "primary.main",
          ...(percent === null
            ? { width: "40%", animation: "glide 1200ms ease-in-out infinite" }
            : { transition: "width 160ms ease-out" }),
        }}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </Box>
  );
}

/** Null while nobody can say. */
function percentOf(file: Chosen): number | null {
  if (file.step !== "sending") return null;
  return Math.min(100, Math.round((100 * file.sentBytes) / Math.max(1, file.sizeBytes)));
}

function stateOf(file: Chosen, words: Words<"jobForm">["file"]): string {
  switch (file.step) {
    case "held":
      return words.held;
    case "sending":
      return words.uploading({ percent: percentOf(file) ?? 0, size: formatBytes(file.sizeBytes) });
    case "reading":
      return words.reading;
    case "arrived":
      return formatBytes(file.sizeBytes);
  }
}
