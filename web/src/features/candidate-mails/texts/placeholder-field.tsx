import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { CandidateMailKind } from "@winnow/contract/candidate-mails.ts";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { mutedText } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useWords } from "../../../words/words.ts";
import { inBraces, placeholdersOf, unknownSentence } from "./placeholders.ts";

const maxCharacters = 5_000;

/** The text of a mail, and what it may name as buttons that put it where the caret is. */
export function PlaceholderField(props: {
  kind: CandidateMailKind;
  label: string;
  text: string;
  hint?: ReactNode;
  /** What else is wrong with it. */
  message?: string | null;
  onChange: (text: string) => void;
  onLeave?: () => void;
}) {
  const { kind, label, text, hint, message, onChange, onLeave } = props;
  const words = useWords("mails").placeholders;
  const field = useRef<HTMLTextAreaElement>(null);
  const names = placeholdersOf(kind);

  function insert(name: string) {
    const from = field.current?.selectionStart ?? text.length;
    const to = field.current?.selectionEnd ?? from;
    const inserted = inBraces(name);
    flushSync(() => onChange(`${text.slice(0, from)}${inserted}${text.slice(to)}`.slice(0, maxCharacters)));
    field.current?.focus();
    field.current?.setSelectionRange(from + inserted.length, from + inserted.length);
  }

  return (
    <Box>
      <LabelledInput
        label={label}
        hint={hint}
        message={unknownSentence(kind, text) ?? message ?? null}
        multiline
        minRows={8}
        maxRows={20}
        value={text}
        maxLength={maxCharacters}
        inputRef={field}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      {names.length > 0 ? (
        <Box
          role="group"
          aria-label={words.insertInto}
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5, mt: 1 }}
        >
          <Box component="span" sx={{ ...mutedText, mr: 0.5 }} aria-hidden>
            {words.insert}
          </Box>
          {names.map((name) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              color="inherit"
              title={words.becomes({ meaning: words.meanings[name] })}
              aria-label={words.is({ name: inBraces(name), meaning: words.meanings[name] })}
              onClick={() => insert(name)}
              sx={{ px: 1, minWidth: 0, fontWeight: 400 }}
            >
              {inBraces(name)}
            </Button>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
