import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { formatCount } from "../../../ui/format/format-count.ts";
import { CvFileList } from "./cv-file-list.tsx";
import { useCvFiles } from "./cv-file-queries.ts";
import { isWorthAnotherTry } from "./cv-file-row.tsx";
import { ReadAllAgain } from "./read-all-again.tsx";

/** "3 files could not be read", and why when it is opened. */
export function FailedFiles({ screening }: { screening: Screening }) {
  const [isOpen, setIsOpen] = useState(false);
  const { failed } = screening.counts;
  const files = useCvFiles(
    screening.id,
    { state: "failed", size: 25, sort_by: "file_name", order_by: "asc" },
    { isLive: false, isWanted: failed > 0 },
  );
  const [closedAt, setClosedAt] = useState(() => readClosed(screening.id));
  // Closed until another file fails.
  if (failed <= closedAt) return null;
  const canHelp = files.data?.data.some(isWorthAnotherTry) ?? false;
  const more = (files.data?.total ?? 0) - (files.data?.data.length ?? 0);
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1, mb: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Box sx={{ flex: "1 1 200px" }}>
          {formatCount(failed, "file", "files")} could not be read. {failed === 1 ? "It is" : "They are"} not
          charged.
        </Box>
        {canHelp ? <ReadAllAgain screeningId={screening.id} label="Try again" /> : null}
        <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Hide" : "Show why"}
        </Button>
        <IconButton
          size="small"
          aria-label="Close this note"
          onClick={() => {
            keepClosed(screening.id, failed);
            setClosedAt(failed);
          }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {isOpen ? (
        <>
          {files.data ? (
            <CvFileList
              label="Files that could not be read"
              screeningId={screening.id}
              files={files.data.data}
            />
          ) : (
            <Skeleton variant="rounded" height={64} sx={{ my: 1 }} />
          )}
          {more > 0 ? (
            <Link component={RouterLink} to={`${paths.screening(screening.id)}?state=failed`}>
              See {more} more
            </Link>
          ) : null}
        </>
      ) : null}
    </Paper>
  );
}

const storageKey = (screeningId: string) => `winnow-failed-files-closed ${screeningId}`;

/** How many files had failed when the note was closed in this tab. */
function readClosed(screeningId: string): number {
  return Number(sessionStorage.getItem(storageKey(screeningId)) ?? 0);
}

function keepClosed(screeningId: string, failed: number): void {
  sessionStorage.setItem(storageKey(screeningId), String(failed));
}
