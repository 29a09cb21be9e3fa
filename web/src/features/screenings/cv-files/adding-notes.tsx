import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Words } from "../../../words/catalogue.ts";
import { useWords } from "../../../words/words.ts";
import type { AddingNote } from "./use-adding-cvs.ts";

/** What became of the files that were chosen, where it is not what was expected. */
export function AddingNotes(props: {
  notes: AddingNote[];
  onClose: (id: number) => void;
  onSendAnyway: (files: File[]) => void;
}) {
  const { notes, onClose, onSendAnyway } = props;
  const words = useWords("cvFiles").notes;
  return notes.map((note) => (
    <Alert
      key={note.id}
      severity={note.kind === "unreadable" || note.kind === "noRoom" ? "error" : "info"}
      sx={{ mt: 2, overflowWrap: "anywhere" }}
      onClose={() => onClose(note.id)}
    >
      {sentenceOf(note, words)}
      {note.kind === "unpacked" && note.leftOut.length > 0 ? (
        <Box component="details" sx={{ mt: 0.5, "& summary": { cursor: "pointer", minHeight: 24 } }}>
          <summary>{words.which}</summary>
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
          {words.sendAnyway}
        </Button>
      ) : null}
    </Alert>
  ));
}

function sentenceOf(note: AddingNote, words: Words<"cvFiles">["notes"]): string {
  switch (note.kind) {
    case "tooMany":
      return words.tooMany(note);
    case "noRoom":
      return words.noRoom(note);
    case "alreadyHere":
      return words.alreadyHere({ count: note.files.length });
    case "unpacked":
      return note.leftOut.length === 0
        ? words.unpacked(note)
        : words.unpackedWithout({ ...note, leftOut: note.leftOut.length });
    case "unreadable":
      return words.unreadable(note);
  }
}
