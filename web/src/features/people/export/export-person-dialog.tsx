import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import type { PersonExport } from "@winnow/contract/people.ts";
import { useEffect, useId, useRef, useState } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatBytes } from "../../../ui/format/format-bytes.ts";
import { formatDate } from "../../../ui/format/format-time.ts";
import { sayReason } from "../../../words/said-failure.ts";
import { useWords } from "../../../words/words.ts";
import { isBeingMade, useCreatePersonExport, useDownloadPersonExport, usePersonExport } from "../queries.ts";
import { firstTicked, keyOf, type Thing } from "../things/person-things.ts";
import { ThingChoice } from "../things/thing-choice.tsx";

/** Makes a ZIP of what is ticked, says how far it is, and saves it when it is ready. */
export function ExportPersonDialog(props: {
  personId: string;
  things: readonly Thing[];
  onClose: () => void;
}) {
  const { personId, things, onClose } = props;
  const [ticked, setTicked] = useState(firstTicked(things));
  const [exportId, setExportId] = useState<string | null>(null);
  const creating = useCreatePersonExport(personId);
  const made = usePersonExport(exportId);
  const words = useWords("people").exporting;
  const { close } = useWords("kit");
  const titleId = useId();
  const chosen = things.filter((thing) => ticked.has(keyOf(thing)));

  function make() {
    creating.mutate(
      { things: chosen.map(({ kind, id }) => ({ kind, id })) },
      { onSuccess: ({ id }) => setExportId(id) },
    );
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent>
        {creating.error ? <FailureAlert headline={words.notMade} reason={creating.error.message} /> : null}
        <Typography sx={{ mb: 1 }}>{words.text}</Typography>
        <ThingChoice
          label={words.what}
          things={things}
          ticked={ticked}
          noteOf={({ contents }) => contents}
          onChange={(next) => {
            setTicked(next);
            setExportId(null);
          }}
        />
        {exportId === null ? null : made.data ? (
          <Made key={exportId} made={made.data} />
        ) : made.error ? (
          <FailureAlert headline={words.notAsked} reason={made.error.message} />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {close}
        </Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          loading={creating.isPending || (made.data !== undefined && isBeingMade(made.data))}
          onClick={make}
        >
          {words.act({ count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The ZIP while it is made, and when it is there. It is saved by itself once. */
function Made({ made }: { made: PersonExport }) {
  const words = useWords("people").exporting;
  const download = useDownloadPersonExport();
  const showToast = useToast();
  const isSaved = useRef(false);
  const { id, state, file_name, size_bytes, message, expires_at } = made;

  function save() {
    download.mutate(id, {
      onSuccess: (name) => showToast(words.saved({ name: isolate(name) })),
      onError: (error) => showToast(error.message, { tone: "error" }),
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it has become ready matters.
  useEffect(() => {
    if (state !== "ready" || isSaved.current) return;
    isSaved.current = true;
    save();
  }, [state]);

  return (
    <Box role="status" sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: "divider", overflowWrap: "anywhere" }}>
      {state === "failed" ? (
        <Box>
          {words.failed} {message === null ? null : sayReason(message)}
        </Box>
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
            <bdi>{file_name}</bdi>
            <Box sx={mutedText}>
              {state === "ready"
                ? `${size_bytes === null ? "" : `${formatBytes(size_bytes)} · `}${words.keptUntil({ date: formatDate(expires_at) })}`
                : state === "waiting"
                  ? words.waits
                  : words.isMade}
            </Box>
            {message === null ? null : <Box>{sayReason(message)}</Box>}
          </Box>
          {state === "ready" ? (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              loading={download.isPending}
              onClick={save}
            >
              {words.saveAgain}
            </Button>
          ) : (
            <Box sx={{ width: 120 }}>
              <LinearProgress aria-label={words.making({ name: isolate(file_name) })} />
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
