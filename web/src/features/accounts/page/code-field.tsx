import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useWords } from "../../../words/words.ts";
import { useSecondFactor } from "./queries.ts";

/** A code beside the password, for whoever has a second factor; for others there is nothing to type. */
export function CodeField(props: { registration: UseFormRegisterReturn; error?: string }) {
  const words = useWords("accountPage").twoStep;
  const isOn = Boolean(useSecondFactor().data?.turned_on_at);
  return isOn ? (
    <TextField label={words.codeOrRecovery} hint={words.codeHint} autoComplete="one-time-code" {...props} />
  ) : null;
}
