import { styled } from "@mui/material/styles";
import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldInput, FieldLabel, FieldNote } from "./field-parts.tsx";

/** One input of a form: its label above, what is wrong with it or a hint below. */
export function TextField(props: {
  label: string;
  registration: UseFormRegisterReturn;
  type?: "text" | "email" | "password";
  autoComplete?: string;
  inputMode?: "numeric";
  hint?: string;
  error?: string;
  /** A button inside the input, 32 px wide. */
  endAdornment?: ReactNode;
}) {
  const { label, registration, type = "text", autoComplete, inputMode, hint, error, endAdornment } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const isProse = type === "text" && autoComplete === "name";
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Frame>
        <FieldInput
          {...registration}
          id={id}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize={isProse ? undefined : "none"}
          spellCheck={isProse ? undefined : false}
          aria-invalid={error !== undefined}
          aria-describedby={note ? noteId : undefined}
          style={endAdornment ? { paddingRight: 44 } : undefined}
        />
        {endAdornment}
      </Frame>
      {note ? (
        <FieldNote id={noteId} data-is-error={error !== undefined}>
          {note}
        </FieldNote>
      ) : null}
    </div>
  );
}

const Frame = styled("div")({
  position: "relative",
  "& > button": { position: "absolute", right: 4, top: 0, bottom: 0, margin: "auto 0" },
});
