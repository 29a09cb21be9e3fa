import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef } from "react";
import { FilePickers, type OpenPicker } from "../../../ui/file/file-pickers.tsx";
import { useWords } from "../../../words/words.ts";
import type { MissingFile } from "./missing-files.ts";

/** "12 files had not arrived": they are chosen again, one by one or with their whole folder, and only they are sent. */
export function MissingFilesNote(props: {
  missing: MissingFile[];
  onFiles: (files: File[]) => void;
  onLeaveOut: () => void;
}) {
  const { missing, onFiles, onLeaveOut } = props;
  const words = useWords("cvFiles").missing;
  const pickers = useRef<OpenPicker>(null);
  if (missing.length === 0) return null;
  const count = missing.length;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {words.title({ count })}
      <Box component="details" sx={{ "& summary": { cursor: "pointer", minHeight: 24 } }}>
        <summary>{words.which({ count })}</summary>
        <Box
          component="ul"
          sx={{ m: 0, pl: 2.5, maxHeight: 200, overflow: "auto", overflowWrap: "anywhere" }}
        >
          {missing.map(({ key, name }) => (
            <li key={key}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 0.5 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={() => pickers.current?.files()}>
          {words.selectAgain({ count })}
        </Button>
        <Button size="small" color="inherit" onClick={() => pickers.current?.folder()}>
          {words.folderAgain}
        </Button>
        <Button size="small" color="inherit" onClick={onLeaveOut}>
          {words.leaveOut({ count })}
        </Button>
      </Box>
      <FilePickers
        ref={pickers}
        accept=".pdf,.docx,.zip"
        label={words.label}
        folderLabel={words.folderLabel}
        isMultiple
        onFiles={onFiles}
      />
    </Alert>
  );
}
