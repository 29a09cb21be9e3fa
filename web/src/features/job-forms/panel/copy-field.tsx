import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useWords } from "../../../words/words.ts";

/** A text to be copied. */
export function CopyField(props: { label: string; text: string; hint?: string; rows?: number }) {
  const { label, text, hint, rows } = props;
  const words = useWords("forms").copy;
  const { copy: copyLabel, copied: copiedLabel } = useWords("kit");
  const [copied, setCopied] = useState<{ text: string; isDone: boolean } | null>(null);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const isCopied = copied?.text === text && copied.isDone;
  const isRefused = copied?.text === text && !copied.isDone;

  function copy() {
    input.current?.select();
    // Where a server is reached by plain HTTP in a LAN there is no clipboard; what is selected can be copied by hand.
    Promise.resolve(
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("There is no clipboard.")),
    ).then(
      () => setCopied({ text, isDone: true }),
      () => setCopied({ text, isDone: false }),
    );
  }

  return (
    <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
      <LabelledInput
        label={label}
        value={text}
        readOnly
        multiline={rows !== undefined}
        rows={rows}
        hint={isRefused ? words.refused : hint}
        inputRef={input}
        onFocus={() => input.current?.select()}
      />
      <Button
        variant="outlined"
        color="inherit"
        aria-label={words.act({ act: isCopied ? copiedLabel : copyLabel, label })}
        onClick={copy}
        // Beside the field, below its label.
        sx={{ mt: 3, flex: "none" }}
      >
        {isCopied ? copiedLabel : copyLabel}
      </Button>
    </Box>
  );
}
