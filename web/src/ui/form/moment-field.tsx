import { fromWallTime, toWallTime } from "../format/zoned-time.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { useSavedText } from "./use-saved-text.ts";

/** A date and time in a time zone, in whole seconds since 1970, that saves itself; emptied it is null. */
export function MomentField(props: {
  label: string;
  value: number | null;
  timeZone: string;
  isDisabled?: boolean;
  onChange: (value: number | null) => void;
}) {
  const { label, value, timeZone, isDisabled = false, onChange } = props;
  const stored = value === null ? "" : toWallTime(value, timeZone);
  const { text, change, commit } = useSavedText(stored, (next) => {
    const moment = fromWallTime(next, timeZone);
    // A year that is being typed begins with zeros; what is half typed is empty.
    if (moment !== null && moment > 0) onChange(moment);
  });

  function leave(input: EventTarget & (HTMLInputElement | HTMLTextAreaElement)) {
    commit();
    if (input.value === "" && !input.validity.badInput && value !== null) onChange(null);
  }

  return (
    <LabelledInput
      label={label}
      type="datetime-local"
      value={text}
      disabled={isDisabled}
      onChange={(event) => change(event.target.value)}
      onBlur={({ currentTarget }) => leave(currentTarget)}
    />
  );
}
