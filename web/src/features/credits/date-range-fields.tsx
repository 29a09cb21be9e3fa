import Box from "@mui/material/Box";
import { useEffect, useId, useState } from "react";
import { FieldInput, FieldLabel } from "../../ui/form/field-parts.tsx";
import { useWords } from "../../words/words.ts";
import { type DateRange, isDay } from "./date-range.ts";

/** "From" and "To" as the browser's own date fields. */
export function DateRangeFields(props: { range: DateRange; onChange: (range: DateRange) => void }) {
  const words = useWords("credits").filters;
  const { range, onChange } = props;
  return (
    <Box role="group" aria-label={words.dates} sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <DayField label={words.from} value={range.from} onChange={(from) => onChange({ ...range, from })} />
      <DayField label={words.to} value={range.to} onChange={(to) => onChange({ ...range, to })} />
    </Box>
  );
}

/** Keeps what is typed until it is a whole day: a year of one digit is no reason to ask the server. */
function DayField(props: { label: string; value: string; onChange: (day: string) => void }) {
  const { label, value, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);

  function onType(day: string) {
    setTyped(day);
    if (day === "" || isDay(day)) onChange(day);
  }

  return (
    <Box sx={{ width: 160 }}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <FieldInput
        id={id}
        type="date"
        value={typed}
        min="1970-01-01"
        max="9999-12-31"
        onChange={({ target }) => onType(target.value)}
      />
    </Box>
  );
}
