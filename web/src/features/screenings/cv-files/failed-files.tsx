import WarningIcon from "@mui/icons-material/ReportProblemOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Popover from "@mui/material/Popover";
import Skeleton from "@mui/material/Skeleton";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useId, useState } from "react";
import { Link as RouterLink } from "react-router";
import { useWords } from "../../../words/words.ts";
import { CvFileList } from "./cv-file-list.tsx";
import { useCvFiles } from "./cv-file-queries.ts";
import { isWorthAnotherTry } from "./cv-file-row.tsx";
import { ReadAllAgain } from "./read-all-again.tsx";

/** "3 failed files", and which and why when it is opened. */
export function FailedFiles({ screening }: { screening: Screening }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const words = useWords("cvFiles").failed;
  const { failed } = screening.counts;
  if (failed === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<WarningIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.count({ count: failed })}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        // Inside the page's landmark, where somebody who moves by landmarks finds it.
        container={() => document.querySelector("main")}
        slotProps={{
          paper: {
            id,
            role: "dialog",
            "aria-modal": true,
            "aria-label": words.title,
            sx: { width: 560, maxWidth: "calc(100vw - 32px)", p: 2, mt: 0.5 },
          },
        }}
      >
        <WhichAndWhy screening={screening} />
      </Popover>
    </>
  );
}

function WhichAndWhy({ screening }: { screening: Screening }) {
  const { failed } = screening.counts;
  const files = useCvFiles(
    screening.id,
    { state: "failed", size: 25, sort_by: "file_name", order_by: "asc" },
    { isLive: false },
  );
  const words = useWords("cvFiles").failed;
  const canHelp = files.data?.data.some(isWorthAnotherTry) ?? false;
  const more = (files.data?.total ?? 0) - (files.data?.data.length ?? 0);
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, minHeight: 32 }}>
        <Box sx={{ flex: "1 1 200px" }}>{words.text({ count: failed })}</Box>
        {canHelp ? <ReadAllAgain screeningId={screening.id} label={words.tryAgain} /> : null}
      </Box>
      {files.data ? (
        <CvFileList label={words.list} screeningId={screening.id} files={files.data.data} />
      ) : files.error ? (
        <div role="alert">{words.notLoaded({ reason: files.error.message })}</div>
      ) : (
        <Skeleton variant="rounded" height={64} sx={{ my: 1 }} />
      )}
      {more > 0 ? (
        <Link component={RouterLink} to={`${paths.screening(screening.id)}?state=failed`}>
          {words.more({ count: more })}
        </Link>
      ) : null}
    </>
  );
}
