import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import type { Selection } from "@winnow/contract/decisions.ts";
import type { ExportFormat, ResultsExport } from "@winnow/contract/exports.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { type Paper, papers } from "@winnow/contract/papers.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useEffect, useId, useRef, useState } from "react";
import { textSize } from "../../theme/sizes.ts";
import { mutedText, plainList } from "../../theme/styles.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { formatCount } from "../../ui/format/format-count.ts";
import { formatDate, formatDateTime } from "../../ui/format/format-time.ts";
import { isBeingMade, useCreateExport, useDownloadExport, useExports } from "../results/queries.ts";

const formats: { format: ExportFormat; label: string; what: string }[] = [
  { format: "csv", label: "CSV", what: "A table for any program" },
  { format: "xlsx", label: "XLSX", what: "A spreadsheet" },
  { format: "cvs", label: "CVs", what: "The original files in one ZIP" },
  { format: "report-pdf", label: "Reports", what: "The match reports as one PDF" },
];

/** Makes a file of the selected results, or of all that match; saves it when it is ready, and lists what was made. */
export default function ExportDialog(props: {
  screening: Screening;
  selection: Selection;
  /** How many are selected; null for all that the list matches. */
  count: number | null;
  onClose: () => void;
}) {
  const { screening, selection, count, onClose } = props;
  const [paper, setPaper] = useState<Paper>("A4");
  const titleId = useId();
  const create = useCreateExport(screening.id);
  const made = useExports(screening.id, { isWanted: true });
  const download = useDownloadExport();
  const showToast = useToast();
  const awaited = useRef(new Set<string>());
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  // What was asked for here is saved as soon as it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news about the files matter.
  useEffect(() => {
    for (const file of made.data ?? []) {
      if (!awaited.current.has(file.id) || isBeingMade(file)) continue;
      awaited.current.delete(file.id);
      if (file.state === "ready") save(file);
    }
  }, [made.data]);

  function save(file: ResultsExport) {
    download.mutate(file.id, { onSuccess: () => showToast(`Saved ${isolate(file.file_name)}.`), onError });
  }

  function make(format: ExportFormat) {
    create.mutate({ format, selection, paper }, { onSuccess: ({ id }) => awaited.current.add(id), onError });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        Export {count === null ? "all results that match" : formatCount(count, "result", "results")}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" aria-label="Kinds of files" sx={plainList}>
          {formats.map(({ format, label, what }) => (
            <Box
              component="li"
              key={format}
              sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, py: 0.5 }}
            >
              <Box sx={{ flex: "1 1 160px" }}>
                <Box sx={{ fontWeight: 550 }}>{label}</Box>
                <Box sx={mutedText}>{what}</Box>
              </Box>
              {format === "report-pdf" ? (
                <ToggleButtonGroup
                  exclusive
                  size="small"
                  aria-label="Paper"
                  value={paper}
                  onChange={(_, next: Paper | null) => next && setPaper(next)}
                >
                  {papers.map((each) => (
                    <ToggleButton key={each} value={each}>
                      {each}
                    </ToggleButton>
                  ))}
                </ToggleButtonGroup>
              ) : null}
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                aria-label={`Export ${label}`}
                loading={create.isPending && create.variables.format === format}
                onClick={() => make(format)}
              >
                Export
              </Button>
            </Box>
          ))}
        </Box>
        <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
          Files made
        </Typography>
        {made.data ? (
          <MadeFiles files={made.data} onSave={save} />
        ) : made.error ? (
          <Box role="alert">They could not be loaded. {made.error.message}</Box>
        ) : (
          <Skeleton height={48} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function MadeFiles({ files, onSave }: { files: ResultsExport[]; onSave: (file: ResultsExport) => void }) {
  if (files.length === 0) return <Box sx={{ color: "text.secondary" }}>None yet.</Box>;
  return (
    <Box component="ul" aria-label="Files made" sx={plainList}>
      {files.map((file) => (
        <Box
          component="li"
          key={file.id}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 1,
            py: 1,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
            {file.file_name}
            <Box sx={mutedText}>
              {formatCount(file.results_count, "result", "results")} · {formatDateTime(file.created_at)} ·
              kept until {formatDate(file.expires_at)}
            </Box>
            {file.message ? <Box sx={{ fontSize: textSize.small }}>{file.message}</Box> : null}
          </Box>
          {isBeingMade(file) ? (
            <Box sx={{ width: 120, fontSize: textSize.small }}>
              {file.state === "waiting" ? "Waiting" : `${file.percent}%`}
              <LinearProgress
                variant="determinate"
                value={file.percent}
                aria-label={`Making ${isolate(file.file_name)}`}
              />
            </Box>
          ) : file.state === "ready" ? (
            <Button size="small" variant="outlined" color="inherit" onClick={() => onSave(file)}>
              Save
            </Button>
          ) : (
            <Box sx={{ color: "error.main" }}>Failed</Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
