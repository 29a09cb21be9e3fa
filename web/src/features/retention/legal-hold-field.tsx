import Typography from "@mui/material/Typography";
import type { Retention } from "@winnow/contract/retention.ts";
import { useId } from "react";
import { mutedText } from "../../theme/styles.ts";
import { PlainField } from "../../ui/form/plain-field.tsx";
import { TickBox } from "../../ui/form/tick-box.tsx";
import { formatDate } from "../../ui/format/format-time.ts";
import { useWords } from "../../words/words.ts";

/** Whether a legal hold keeps everything, and why. */
export function LegalHoldField(props: {
  hold: Retention["hold"];
  isHeld: boolean;
  reason: string;
  message: string | null;
  onChange: (choice: { isHeld: boolean; reason: string }) => void;
}) {
  const { hold, isHeld, reason, message, onChange } = props;
  const words = useWords("retention").hold;
  const id = useId();
  return (
    <div>
      <TickBox
        label={words.label}
        isTicked={isHeld}
        describedBy={`${id}-since`}
        onChange={(next) => onChange({ isHeld: next, reason })}
      />
      <Typography id={`${id}-since`} component="p" sx={{ ...mutedText, mb: isHeld ? 1.5 : 0 }}>
        {hold ? (
          <>
            {words.by} <bdi>{hold.by}</bdi> {words.since({ date: formatDate(hold.since) })}{" "}
            {isHeld ? "" : words.ends}
          </>
        ) : (
          words.hint
        )}
      </Typography>
      {isHeld ? (
        <PlainField
          id={`${id}-reason`}
          label={words.reason}
          value={reason}
          isMultiline
          isRequired
          maxLength={500}
          hint={words.reasonHint}
          {...(message ? { error: message } : {})}
          onChange={(next) => onChange({ isHeld, reason: next })}
        />
      ) : null}
    </div>
  );
}
