import Box from "@mui/material/Box";
import { employmentTypes, type JobForm } from "@winnow/contract/job-forms.ts";
import { employmentTypeLabels } from "@winnow/contract/labels.ts";
import { mutedText } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import { SegmentedField } from "../../../ui/form/segmented-field.tsx";
import { useSavedText } from "../../../ui/form/use-saved-text.ts";
import { countries } from "./countries.ts";
import { ExplainedSwitch } from "./explained-switch.tsx";
import type { JobFormChanges } from "./queries.ts";

const countryChoices = [
  { value: "", words: "Not said" },
  ...countries().map(({ code, name }) => ({ value: code, words: name })),
];
const employmentChoices = [
  { value: "", words: "Not said" },
  ...employmentTypes.map((type) => ({ value: type, words: employmentTypeLabels[type] })),
];

/** Whether search engines may list the form, and what they are told besides what it shows. */
export function Listing({ form, onChange }: { form: JobForm; onChange: (changes: JobFormChanges) => void }) {
  const town = useSavedText(form.town, (next) => onChange({ town: next.trim() }));
  return (
    <>
      <ExplainedSwitch
        label="Let search engines list it"
        explanation="While it is open, anybody can then find it, also without the link. What search engines have read they may keep for some days after it closes."
        isOn={form.is_listed}
        onChange={(is_listed) => onChange({ is_listed })}
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
        <LabelledInput
          label="Town"
          value={town.text}
          maxLength={100}
          onChange={(event) => town.change(event.target.value)}
          onBlur={town.commit}
        />
        <LabelledSelect
          label="Country"
          value={form.country}
          choices={countryChoices}
          onChange={(country) => onChange({ country })}
        />
        <SegmentedField
          label="Work"
          value={form.is_remote ? "remote" : ""}
          choices={[
            { value: "", words: "At a place" },
            { value: "remote", words: "From home" },
          ]}
          onChange={(work) => onChange({ is_remote: work === "remote" })}
        />
        <LabelledSelect
          label="Kind of employment"
          value={form.employment_type ?? ""}
          choices={employmentChoices}
          onChange={(chosen) =>
            onChange({ employment_type: employmentTypes.find((type) => type === chosen) ?? null })
          }
        />
      </Box>
      {form.is_listed && form.country === "" ? (
        <Box role="status" sx={mutedText}>
          Google lists a job only where its country is said.
        </Box>
      ) : null}
    </>
  );
}
