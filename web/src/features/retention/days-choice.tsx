import Box from "@mui/material/Box";
import { useId } from "react";
import { ChoiceList } from "../../ui/form/choice-list.tsx";
import { PlainField } from "../../ui/form/plain-field.tsx";
import { useWords } from "../../words/words.ts";

/** As the account has it, or days of its own. */
export function DaysChoice(props: {
  isOwn: boolean;
  typed: string;
  accountDays: number;
  message: string | null;
  onChange: (choice: { isOwn: boolean; typed: string }) => void;
}) {
  const { isOwn, typed, accountDays, message, onChange } = props;
  const words = useWords("retention").days;
  const id = useId();
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <ChoiceList
        id={`${id}-choice`}
        label={words.label}
        value={isOwn ? "own" : "account"}
        choices={[
          { value: "account", words: words.asEverywhere({ count: accountDays }) },
          { value: "own", words: words.another },
        ]}
        onChange={(value) => onChange({ isOwn: value === "own", typed })}
      />
      {isOwn ? (
        <Box sx={{ maxWidth: 200 }}>
          <PlainField
            id={`${id}-days`}
            label={words.days}
            value={typed}
            inputMode="numeric"
            maxLength={6}
            {...(message ? { error: message } : {})}
            onChange={(next) => onChange({ isOwn, typed: next })}
          />
        </Box>
      ) : null}
    </Box>
  );
}
