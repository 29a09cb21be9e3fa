import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { isolate } from "@winnow/contract/isolate.ts";
import { maximumFilesPerCall } from "@winnow/contract/limits.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import type { AddingNote } from "./use-adding-cvs.ts";

/** What became of the files that were chosen, where it is not what was expected. */
export function AddingNotes(props: {
  notes: AddingNote[];
  onClose: (id: number) => void;
  onSendAnyway: (files: File[]) => void;
}) {
  const { notes, onClose, onSendAnyway } = props;
  return notes.map((note) => (
    <Alert
      key={note.id}
      severity={note.kind === "unreadable" || note.kind === "noRoom" ? "error" : "info"}
      sx={{ mt: 2, overflowWrap: "anywhere" }}
      onClose={() => onClose(note.id)}
    >
      {sentenceOf(note)}
      {note.kind === "unpacked" && note.leftOut.length > 0 ? (
        <Box component="details" sx={{ mt: 0.5, "& summary": { cursor: "pointer", minHeight: 24 } }}>
          <summary>Which, and why</summary>
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: "auto" }}>
            {note.leftOut.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries of an archive may have one name.
              <li key={index}>
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
      {note.kind === "alreadyHere" ? (
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            onSendAnyway(note.files);
            onClose(note.id);
          }}
        >
          Send them anyway
        </Button>
      ) : null}
    </Alert>
  ));
}

function sentenceOf(note: AddingNote): string {
  switch (note.kind) {
    case "tooMany":
      return `The first ${maximumFilesPerCall} files are taken. ${formatCount(note.count, "file was", "files were")} left out; please add ${note.count === 1 ? "it" : "them"} again afterwards.`;
    case "noRoom":
      return `${note.count === 1 ? "This file was not" : `None of these ${formatCount(note.count, "file", "files")} was`} sent. ${note.reason}`;
    case "alreadyHere":
      return `${formatCount(note.files.length, "file", "files")} with the same name and size ${note.files.length === 1 ? "is" : "are"} here already and ${note.files.length === 1 ? "was" : "were"} not sent again.`;
    case "unpacked": {
      const taken = `${formatCount(note.taken, "CV was", "CVs were")} taken from ${isolate(note.name)}`;
      return note.leftOut.length === 0
        ? `${taken}.`
        : `${taken}, ${formatCount(note.leftOut.length, "file was", "files were")} left out.`;
    }
    case "unreadable":
      return `${isolate(note.name)}: ${note.reason}`;
  }
}
