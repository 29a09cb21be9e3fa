import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import type { MailLanguage, RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import { useId } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
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
  const words = useWords("rejections").mail;
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
          label={words.giveReason}
        />
        <Box id={explanationId} sx={mutedText}>
          {mail.givesReason ? words.withReason : words.withoutReason}
        </Box>
      </Box>
      <Box>
        <PlaceholderField
          kind="rejected"
          label={words.text}
          text={mail.text}
          message={mail.trouble}
          onChange={mail.change}
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mt: 1, minHeight: 32 }}>
          <Box sx={mutedText}>{words.language({ language: languageName(language) })}</Box>
          {mail.isTyped ? (
            <Button size="small" color="inherit" onClick={mail.reset}>
              {words.undoTyped}
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
          <bdi>{shown.name}</bdi> {words.getsNone({ obstacle: obstacleWords(shown) ?? "" })}
        </Box>
      )}
    </Box>
  );
}
