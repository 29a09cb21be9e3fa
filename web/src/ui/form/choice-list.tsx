import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId } from "react";
import { radius } from "../../theme/sizes.ts";
import { fieldLabel } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { FieldNote } from "./field-parts.tsx";

/** A few choices of which one can be chosen, all of them in view; the first carries `id`, for links that lead here. */
export function ChoiceList(props: {
  id: string;
  label: string;
  value: string;
  choices: readonly { value: string; words: string }[];
  isRequired?: boolean;
  isOptional?: boolean;
  error?: string;
  onChange: (value: string) => void;
}) {
  const { id, label, value, choices, isRequired = false, isOptional = false, error, onChange } = props;
  const name = useId();
  const words = useWords("kit");
  const noteId = `${id}-note`;
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      aria-required={isRequired}
      aria-describedby={error ? noteId : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ ...fieldLabel, p: 0, fontWeight: 550, overflowWrap: "anywhere" }}>
        {label}
        {isOptional ? <span style={{ fontWeight: 400 }}> {words.optional}</span> : null}
      </Box>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 1 }}>
        {choices.map((choice, index) => (
          <Box
            key={choice.value}
            component="label"
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 1.5,
              minHeight: 44,
              px: 1.5,
              py: 1,
              border: 1,
              borderColor: error ? "error.main" : "controlEdge",
              borderRadius: radius.control,
              backgroundColor: "background.paper",
              cursor: "pointer",
              overflowWrap: "anywhere",
              "&:has(:checked)": { borderColor: "primary.main", backgroundColor: "tint.brand" },
              "&:has(:focus-visible)": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
              "& input": {
                flex: "none",
                accentColor: "var(--mui-palette-primary-main)",
                m: 0,
                width: 18,
                height: 18,
              },
            }}
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              checked={value === choice.value}
              aria-describedby={error ? noteId : undefined}
              onChange={() => onChange(choice.value)}
            />
            <span dir="auto">{choice.words}</span>
          </Box>
        ))}
      </Box>
      {error ? (
        <FieldNote id={noteId} data-is-error>
          {error}
        </FieldNote>
      ) : null}
      {isOptional && value !== "" ? (
        <Button size="small" color="inherit" onClick={() => onChange("")} sx={{ mt: 0.5 }}>
          {words.leaveOpen}
        </Button>
      ) : null}
    </Box>
  );
}
