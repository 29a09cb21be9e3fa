import type { HTMLAttributes } from "react";
import { useWords } from "../../words/words.ts";
import { FieldArea, FieldInput, FieldLabel, FieldNote, FieldSelect } from "./field-parts.tsx";

export type PlainFieldProps = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
  /** Said with the label, where most of a form has to be filled in. */
  isOptional?: boolean;
  hint?: string;
  /** What is wrong with what was entered. */
  error?: string;
  onBlur?: () => void;
};

/** One input of a form that is not kept by react-hook-form: its label above, what is wrong with it or a hint below. */
export function PlainField(
  props: PlainFieldProps & {
    type?: "text" | "email" | "tel" | "url" | "date";
    autoComplete?: string;
    inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
    isMultiline?: boolean;
    maxLength?: number;
  },
) {
  const { id, value, onChange, onBlur, isMultiline = false, type = "text", ...more } = props;
  const { autoComplete, inputMode, maxLength } = more;
  const given = { ...described(props), value, maxLength, onBlur, dir: "auto" };
  return (
    <div>
      <Named {...props} />
      {isMultiline ? (
        <FieldArea {...given} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <FieldInput
          {...given}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize={type === "email" || type === "url" ? "none" : undefined}
          spellCheck={type === "text" ? undefined : false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <Noted {...props} />
    </div>
  );
}

/** One choice of many, in the same way. */
export function PlainSelect(
  props: PlainFieldProps & { choices: readonly { value: string; words: string }[] },
) {
  const { value, onChange, choices } = props;
  return (
    <div>
      <Named {...props} />
      <FieldSelect {...described(props)} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </FieldSelect>
      <Noted {...props} />
    </div>
  );
}

type Described = Pick<PlainFieldProps, "id" | "label" | "isRequired" | "isOptional" | "hint" | "error">;

function described({ id, isRequired = false, hint, error }: Described) {
  return {
    id,
    "aria-required": isRequired,
    "aria-invalid": error !== undefined,
    "aria-describedby": (error ?? hint) ? `${id}-note` : undefined,
  };
}

function Named({ id, label, isOptional = false }: Described) {
  const words = useWords("kit");
  return (
    <FieldLabel htmlFor={id} style={{ overflowWrap: "anywhere" }}>
      {label}
      {isOptional ? <span style={{ fontWeight: 400 }}> {words.optional}</span> : null}
    </FieldLabel>
  );
}

function Noted({ id, hint, error }: Described) {
  const note = error ?? hint;
  if (!note) return null;
  return (
    <FieldNote id={`${id}-note`} data-is-error={error !== undefined}>
      {note}
    </FieldNote>
  );
}
