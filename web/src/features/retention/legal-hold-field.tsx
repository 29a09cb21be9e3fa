import Typography from "@mui/material/Typography";
import type { Retention } from "@winnow/contract/retention.ts";
import { useId } from "react";
import { mutedText } from "../../theme/styles.ts";
import { PlainField } from "../../ui/form/plain-field.tsx";
import { TickBox } from "../../ui/form/tick-box.tsx";
import { formatDate } from "../../ui/format/format-time.ts";

/** Whether a legal hold keeps everything, and why. */
export function LegalHoldField(props: {
  hold: Retention["hold"];
  isHeld: boolean;
  reason: string;
  message: string | null;
  onChange: (choice: { isHeld: boolean; reason: string }) => void;
}) {
  const { hold, isHeld, reason, message, onChange } = props;
  const id = useId();
  return (
    <div>
      <TickBox
        label="Legal hold: keep everything until it ends"
        isTicked={isHeld}
        describedBy={`${id}-since`}
        onChange={(next) => onChange({ isHeld: next, reason })}
      />
      <Typography id={`${id}-since`} component="p" sx={{ ...mutedText, mb: isHeld ? 1.5 : 0 }}>
        {hold ? (
          <>
            Held by <bdi>{hold.by}</bdi> since {formatDate(hold.since)}.{" "}
            {isHeld ? "" : "It ends when you save, and the days count again."}
          </>
        ) : (
          "For a complaint, a dispute or an audit. Until it ends nothing is erased and nobody can delete anything here."
        )}
      </Typography>
      {isHeld ? (
        <PlainField
          id={`${id}-reason`}
          label="Why it is held"
          value={reason}
          isMultiline
          isRequired
          maxLength={500}
          hint="Only people of this account read it."
          {...(message ? { error: message } : {})}
          onChange={(next) => onChange({ isHeld, reason: next })}
        />
      ) : null}
    </div>
  );
}
