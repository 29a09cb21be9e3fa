import Box from "@mui/material/Box";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useWords } from "../../../words/words.ts";

export type CandidateFields = { name: string; email: string };

/** Name and address of a candidate, to type. */
export function CandidateFieldsInputs(props: {
  fields: CandidateFields;
  /** What the server says about each. */
  messages: Readonly<Record<string, string>>;
  /** The address, and not the name, is what one is about to type. */
  isAddressFirst?: boolean;
  onChange: (fields: CandidateFields) => void;
}) {
  const { fields, messages, isAddressFirst = false, onChange } = props;
  const words = useWords("drives").candidates.columns;
  const messageOf = (field: string) =>
    Object.entries(messages).find(([name]) => name.split(".").at(-1) === field)?.[1] ?? null;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <LabelledInput
        label={words.name}
        value={fields.name}
        autoFocus={!isAddressFirst}
        maxLength={200}
        autoComplete="off"
        message={messageOf("name")}
        onChange={(event) => onChange({ ...fields, name: event.target.value })}
      />
      <LabelledInput
        label={words.email}
        type="email"
        value={fields.email}
        autoFocus={isAddressFirst}
        maxLength={254}
        autoComplete="off"
        message={messageOf("email")}
        onChange={(event) => onChange({ ...fields, email: event.target.value })}
      />
    </Box>
  );
}
