import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import { droppedFiles } from "./dropped-files.ts";
import { FilePickers, type OpenPicker } from "./file-pickers.tsx";

/** A place for files: dropped, picked, pasted, or a whole folder. What is taken is for `onFiles` to decide. */
export function FileDropZone(props: {
  /** What to drop: "Drop CVs here". */
  title: string;
  hint: ReactNode;
  /** As the `accept` of an input: ".pdf,.docx". */
  accept: string;
  pickLabel: string;
  /** Of the button that picks, for links that lead to it. */
  pickId?: string;
  /** What says more of the button. */
  describedBy?: string;
  isMultiple?: boolean;
  allowsFolder?: boolean;
  /** Takes files that are pasted anywhere on the page. */
  takesPaste?: boolean;
  /** A bar, for where there are files already. */
  isBar?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const {
    title,
    hint,
    accept,
    pickLabel,
    isMultiple = false,
    allowsFolder = false,
    takesPaste = false,
    isBar = false,
  } = props;
  const { pickId, describedBy, onFiles } = props;
  const words = useWords("kit");
  const [isOver, setIsOver] = useState(false);
  const pickers = useRef<OpenPicker>(null);
  usePastedFiles(takesPaste, give);

  function give(files: File[]) {
    const chosen = isMultiple ? files : files.slice(0, 1);
    if (chosen.length > 0) onFiles(chosen);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void droppedFiles(event.dataTransfer).then(give);
  }

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      sx={{
        display: "flex",
        ...(isBar ? barStyle : zoneStyle),
        borderRadius: radius.card,
        border: "1.5px dashed",
        borderColor: isOver ? "primary.main" : "controlEdge",
        backgroundColor: isOver ? "tint.brand" : "background.default",
        transition: "background-color 140ms ease-out, border-color 140ms ease-out",
      }}
    >
      <UploadIcon sx={{ color: "primary.main", fontSize: isBar ? 20 : 28 }} aria-hidden />
      <Typography sx={isBar ? { flex: "1 1 160px" } : { fontWeight: 600 }}>{title}</Typography>
      {isBar ? null : (
        <Typography component="div" variant="body2" sx={{ color: "text.secondary", maxWidth: "48ch" }}>
          {hint}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1, mt: isBar ? 0 : 1 }}>
        <Button
          id={pickId}
          size={isBar ? "small" : "medium"}
          variant="outlined"
          color="inherit"
          aria-describedby={describedBy}
          onClick={() => pickers.current?.files()}
        >
          {pickLabel}
        </Button>
        {allowsFolder ? (
          <Button size={isBar ? "small" : "medium"} color="inherit" onClick={() => pickers.current?.folder()}>
            {words.chooseFolder}
          </Button>
        ) : null}
      </Box>
      <FilePickers
        ref={pickers}
        accept={accept}
        label={pickLabel}
        folderLabel={allowsFolder ? words.chooseFolder : undefined}
        isMultiple={isMultiple}
        onFiles={give}
      />
    </Box>
  );
}

const zoneStyle = {
  flexDirection: "column",
  alignItems: "center",
  textAlign: "center",
  gap: 1,
  px: 2,
  py: 3,
} as const;
const barStyle = { flexWrap: "wrap", alignItems: "center", gap: 1, px: 1.5, py: 1 } as const;

function usePastedFiles(isOn: boolean, give: (files: File[]) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? []);
    if (files.length === 0) return;
    event.preventDefault();
    give(files);
  });

  useEffect(() => {
    if (!isOn) return;
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, [isOn]);
}
