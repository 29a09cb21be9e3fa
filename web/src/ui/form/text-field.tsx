import { styled } from "@mui/material/styles";
import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { radius, textSize } from "../../theme/sizes.ts";

/** One input of a form: its label above, what is wrong with it or a hint below. */
export function TextField(props: {
  label: string;
  registration: UseFormRegisterReturn;
  type?: "text" | "email" | "password";
  autoComplete?: string;
  hint?: string;
  error?: string;
  /** A button inside the input, 32 px wide. */
  endAdornment?: ReactNode;
}) {
  const { label, registration, type = "text", autoComplete, hint, error, endAdornment } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const isProse = type === "text" && autoComplete === "name";
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Frame>
        <Input
          {...registration}
          id={id}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize={isProse ? undefined : "none"}
          spellCheck={isProse ? undefined : false}
          aria-invalid={error !== undefined}
          aria-describedby={note ? noteId : undefined}
          style={endAdornment ? { paddingRight: 44 } : undefined}
        />
        {endAdornment}
      </Frame>
      {note ? (
        <Note id={noteId} data-is-error={error !== undefined}>
          {note}
        </Note>
      ) : null}
    </div>
  );
}

const Label = styled("label")({
  display: "block",
  marginBottom: 4,
  fontSize: textSize.small,
  lineHeight: 20 / 13,
  fontWeight: 550,
});

const Frame = styled("div")({
  position: "relative",
  "& > button": { position: "absolute", right: 4, top: 4 },
});

const Input = styled("input")(({ theme }) => ({
  boxSizing: "border-box",
  width: "100%",
  height: 40,
  padding: theme.spacing(1, 1.5),
  font: "inherit",
  // Safari on phones zooms into inputs with smaller letters.
  [theme.breakpoints.down("sm")]: { fontSize: textSize.lead },
  color: "inherit",
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.controlEdge}`,
  borderRadius: radius.control,
  "&:hover": { borderColor: theme.vars.palette.text.secondary },
  "&:focus": {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -1,
    borderColor: "transparent",
  },
  "&[aria-invalid=true]": { borderColor: theme.vars.palette.error.main },
  // Browsers paint filled-in fields in their own colour; a wide inset shadow is the only way over it.
  "&:autofill": {
    boxShadow: `0 0 0 100px ${theme.vars.palette.tint.brand} inset`,
    WebkitTextFillColor: theme.vars.palette.text.primary,
    caretColor: theme.vars.palette.text.primary,
  },
}));

const Note = styled("p")(({ theme }) => ({
  margin: "4px 0 0",
  fontSize: textSize.caption,
  lineHeight: 16 / 12,
  color: theme.vars.palette.text.secondary,
  "&[data-is-error=true]": { color: theme.vars.palette.error.main },
}));
