import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import type { MailLanguage, RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import { useId } from "react";
import { mutedText } from "../../../theme/styles.ts";
import type { MailPlace } from "../mail-place.ts";
import { languageName } from "../mail-words.ts";
import { MailPreviewPane } from "../texts/mail-preview-pane.tsx";
import { PlaceholderField } from "../texts/placeholder-field.tsx";
import { personalText } from "./rejection-text.ts";
import { obstacleWords } from "./rejection-words.ts";
import type { RejectionMailState } from "./use-rejection-mail.ts";

/** What those who are ticked read: with the reason or without, the text, and the mail of the one who is looked at. */
export function RejectionMail(props: {
  place: MailPlace;
  mail: RejectionMailState;
  language: MailLanguage;
  shown: RejectionRecipient | undefined;
}) {
  const { place, mail, language, shown } = props;
  const explanationId = useId();
  return (
    <Box sx={{ display: "grid", gap: 2, minWidth: 0 }}>
      <Box>
        <FormControlLabel
          control={
            <Switch
              checked={mail.givesReason}
              slotProps={{ input: { role: "switch", "aria-describedby": explanationId } }}
              onChange={(_, next) => mail.giveReason(next)}
            />
          }
          label="Tell the reason"
        />
        <Box id={explanationId} sx={mutedText}>
          {mail.givesReason
            ? "{{reason}} becomes what you gave when you rejected each of them. Whoever was rejected without one gets the mail without the paragraph that names it."
            : "The reasons that you gave stay with you."}
        </Box>
      </Box>
      <Box>
        <PlaceholderField
          kind="rejected"
          label="Text of the rejection"
          text={mail.text}
          message={mail.trouble}
          onChange={mail.change}
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mt: 1, minHeight: 32 }}>
          <Box sx={mutedText}>
            Language of the mail: {languageName(language)}. You change it, and the text for all later mails,
            under “Mails to candidates”.
          </Box>
          {mail.isTyped ? (
            <Button size="small" color="inherit" onClick={mail.reset}>
              Undo what I typed
            </Button>
          ) : null}
        </Box>
      </Box>
      {shown === undefined ? null : shown.obstacle === null ? (
        <MailPreviewPane
          place={place}
          whom={shown.name}
          asked={{ kind: "rejected", language, text: personalText(mail, shown) }}
        />
      ) : (
        <Box sx={mutedText}>
          <bdi>{shown.name}</bdi> gets no mail: {obstacleWords(shown)}.
        </Box>
      )}
    </Box>
  );
}
