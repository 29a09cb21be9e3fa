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
import { type Paper, papers } from "@winnow/contract/papers.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useEffect, useId, useRef, useState } from "react";
import { textSize } from "../../theme/sizes.ts";
import { mutedText, plainList } from "../../theme/styles.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { formatDate, formatDateTime } from "../../ui/format/format-time.ts";
import { sayField } from "../../words/said-failure.ts";
import { useWords } from "../../words/words.ts";
import { isBeingMade, useCreateExport, useDownloadExport, useExports } from "../results/queries.ts";

const formats: readonly ExportFormat[] = ["csv", "xlsx", "cvs", "report-pdf"];

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
  const words = useWords("exports");
  const { close } = useWords("kit");
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
    download.mutate(file.id, { onSuccess: () => showToast(words.saved({ name: file.file_name })), onError });
  }

  function make(format: ExportFormat) {
    create.mutate({ format, selection, paper }, { onSuccess: ({ id }) => awaited.current.add(id), onError });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{count === null ? words.titleOfAll : words.title({ count })}</DialogTitle>
      <DialogContent>
        <Box component="ul" aria-label={words.kinds} sx={plainList}>
          {formats.map((format) => (
            <Box
              component="li"
              key={format}
              sx={{
                display: "flex",
                flexWrap: "wrap",
                alignItems: "center",
                justifyContent: "flex-end",
                gap: 1,
                py: 0.5,
              }}
            >
              <Box sx={{ flex: "1 1 160px" }}>
                <Box sx={{ fontWeight: 550 }}>{words.formats[format].label}</Box>
                <Box sx={mutedText}>{words.formats[format].what}</Box>
              </Box>
              {format === "report-pdf" ? (
                <ToggleButtonGroup
                  exclusive
                  size="small"
                  aria-label={words.paper}
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
                aria-label={words.exportAs({ format: words.formats[format].label })}
                loading={create.isPending && create.variables.format === format}
                onClick={() => make(format)}
              >
                {words.export}
              </Button>
            </Box>
          ))}
        </Box>
        <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
          {words.made}
        </Typography>
        {made.data ? (
          <MadeFiles files={made.data} onSave={save} />
        ) : made.error ? (
          <Box role="alert">{words.notLoaded({ reason: made.error.message })}</Box>
        ) : (
          <Skeleton height={48} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function MadeFiles({ files, onSave }: { files: ResultsExport[]; onSave: (file: ResultsExport) => void }) {
  const words = useWords("exports");
  if (files.length === 0) return <Box sx={{ color: "text.secondary" }}>{words.none}</Box>;
  return (
    <Box component="ul" aria-label={words.made} sx={plainList}>
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
              {words.about({
                count: file.results_count,
                at: formatDateTime(file.created_at),
                until: formatDate(file.expires_at),
              })}
            </Box>
            {file.message ? (
              <Box sx={{ fontSize: textSize.small }}>{sayField({ message: file.message })}</Box>
            ) : null}
          </Box>
          {isBeingMade(file) ? (
            <Box sx={{ width: 120, fontSize: textSize.small }}>
              {file.state === "waiting" ? words.waiting : words.percent(file)}
              <LinearProgress
                variant="determinate"
                value={file.percent}
                aria-label={words.making({ name: file.file_name })}
              />
            </Box>
          ) : file.state === "ready" ? (
            <Button size="small" variant="outlined" color="inherit" onClick={() => onSave(file)}>
              {words.save}
            </Button>
          ) : (
            <Box sx={{ color: "error.main" }}>{words.failed}</Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
