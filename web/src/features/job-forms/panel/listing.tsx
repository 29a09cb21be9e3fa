import Box from "@mui/material/Box";
import { employmentTypes, type JobForm } from "@winnow/contract/job-forms.ts";
import { mutedText } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import { SegmentedField } from "../../../ui/form/segmented-field.tsx";
import { useSavedText } from "../../../ui/form/use-saved-text.ts";
import { perLocale } from "../../../words/format-locale.ts";
import { useWords } from "../../../words/words.ts";
import { countries } from "./countries.ts";
import { ExplainedSwitch } from "./explained-switch.tsx";
import type { JobFormChanges } from "./queries.ts";

const allCountries = perLocale(countries);

/** Whether search engines may list the form, and what they are told besides what it shows. */
export function Listing({ form, onChange }: { form: JobForm; onChange: (changes: JobFormChanges) => void }) {
  const words = useWords("forms").listing;
  const { employmentTypes: labels } = useWords("labels");
  const notSaid = { value: "", words: words.notSaid };
  const countryChoices = [notSaid, ...allCountries().map(({ code, name }) => ({ value: code, words: name }))];
  const employmentChoices = [
    notSaid,
    ...employmentTypes.map((type) => ({ value: type, words: labels[type] })),
  ];
  const town = useSavedText(form.town, (next) => onChange({ town: next.trim() }));
  return (
    <>
      <ExplainedSwitch
        label={words.list}
        explanation={words.listHint}
        isOn={form.is_listed}
        onChange={(is_listed) => onChange({ is_listed })}
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
        <LabelledInput
          label={words.town}
          value={town.text}
          maxLength={100}
          onChange={(event) => town.change(event.target.value)}
          onBlur={town.commit}
        />
        <LabelledSelect
          label={words.country}
          value={form.country}
          choices={countryChoices}
          onChange={(country) => onChange({ country })}
        />
        <SegmentedField
          label={words.work}
          value={form.is_remote ? "remote" : ""}
          choices={[
            { value: "", words: words.atPlace },
            { value: "remote", words: words.fromHome },
          ]}
          onChange={(work) => onChange({ is_remote: work === "remote" })}
        />
        <LabelledSelect
          label={words.employment}
          value={form.employment_type ?? ""}
          choices={employmentChoices}
          onChange={(chosen) =>
            onChange({ employment_type: employmentTypes.find((type) => type === chosen) ?? null })
          }
        />
      </Box>
      {form.is_listed && form.country === "" ? (
        <Box role="status" sx={mutedText}>
          {words.countryWanted}
        </Box>
      ) : null}
    </>
  );
}
