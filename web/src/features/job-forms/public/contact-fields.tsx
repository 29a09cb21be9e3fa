import Box from "@mui/material/Box";
import { mutedText } from "../../../theme/styles.ts";
import { PlainField } from "../../../ui/form/plain-field.tsx";
import { useWords } from "../../../words/words.ts";
import { contactFields } from "../cv-fields/corrections.ts";
import { errorAt, fieldId, useApplication } from "./application-context.ts";
import { contactShown } from "./typed-cv.ts";

const inputs = {
  name: { type: "text", autoComplete: "name", maxLength: 200, isRequired: true },
  email: {
    type: "email",
    autoComplete: "email",
    maxLength: 254,
    isRequired: true,
  },
  phone: { type: "tel", autoComplete: "tel", maxLength: 300, isOptional: true },
  location: { type: "text", autoComplete: "address-level2", maxLength: 300, isOptional: true },
} as const;

/** Who applies, as the CV has it until it is typed over. */
export function ContactFields({ isRead }: { isRead: boolean }) {
  const words = useWords("jobForm").read;
  const labels = useWords("cv").contact;
  const { state, type } = useApplication();
  const { read, typed } = state.filled;
  return (
    <div>
      <Box sx={{ ...mutedText, mb: 2 }}>{isRead ? words.look : words.cvFirst}</Box>
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: 2 }}>
        {contactFields.map((field) => (
          <PlainField
            key={field}
            id={fieldId(field)}
            label={labels[field]}
            hint={field === "email" ? words.emailHint : undefined}
            value={contactShown(read, typed, field)}
            error={errorAt(state, field)}
            onChange={(value) => type((now) => ({ ...now, contact: { ...now.contact, [field]: value } }))}
            {...inputs[field]}
          />
        ))}
      </Box>
    </div>
  );
}
