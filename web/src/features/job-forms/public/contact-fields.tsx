import Box from "@mui/material/Box";
import { mutedText } from "../../../theme/styles.ts";
import { PlainField } from "../../../ui/form/plain-field.tsx";
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
    hint: "The link to your application goes there.",
  },
  phone: { type: "tel", autoComplete: "tel", maxLength: 300, isOptional: true },
  location: { type: "text", autoComplete: "address-level2", maxLength: 300, isOptional: true },
} as const;

/** Who applies, as the CV has it until it is typed over. */
export function ContactFields({ isRead }: { isRead: boolean }) {
  const { state, type } = useApplication();
  const { read, typed } = state.filled;
  return (
    <div>
      <Box sx={{ ...mutedText, mb: 2 }}>
        {isRead
          ? "Please look whether it is right. What you correct here counts, in place of what was read."
          : "Add your CV first, and these are filled in for you."}
      </Box>
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: 2 }}>
        {contactFields.map(({ field, label }) => (
          <PlainField
            key={field}
            id={fieldId(field)}
            label={label}
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
