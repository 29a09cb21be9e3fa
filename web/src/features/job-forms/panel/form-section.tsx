import OpenIcon from "@mui/icons-material/OpenInNewRounded";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { JobForm } from "@winnow/contract/job-forms.ts";
import { maximumJdCharacters } from "@winnow/contract/limits.ts";
import { useKeptText } from "../../../api/use-kept-text.ts";
import { mutedText } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { ExplainedSwitch } from "./explained-switch.tsx";
import { PanelSection } from "./panel-section.tsx";
import type { JobFormChange } from "./queries.ts";
import { QuestionList } from "./question-list.tsx";

type Change = (change: JobFormChange) => Promise<unknown>;

/** What applicants see and are asked; each change saves itself. */
export function FormSection(props: { screeningId: string; form: JobForm; onChange: Change }) {
  const { screeningId, form, onChange } = props;
  return (
    <Box sx={{ display: "grid", gap: 4, maxWidth: 720, mx: "auto" }}>
      <PanelSection title="What applicants read">
        <KeptInput
          name="form title"
          label="Title"
          placeholder={form.of_jd.title ?? ""}
          hint="Empty: the title of the job description."
          maxLength={200}
          stored={form.title}
          screeningId={screeningId}
          save={(title) => onChange(() => ({ title: title.trim() }))}
        />
        <KeptInput
          name="form description"
          label="Description"
          placeholder={form.of_jd.text}
          hint="Empty: the text of the job description."
          maxLength={maximumJdCharacters}
          stored={form.description}
          screeningId={screeningId}
          isLong
          save={(description) => onChange(() => ({ description }))}
        />
      </PanelSection>
      <PanelSection title="Your questions">
        <Typography sx={mutedText}>
          Name, e-mail and CV are always asked for. Applicants get your questions after those, in this order.
        </Typography>
        <QuestionList screeningId={screeningId} questions={form.questions} onChange={onChange} />
      </PanelSection>
      <PanelSection title="After applying">
        <ExplainedSwitch
          label="Show applicants their score"
          explanation="Their receipt then says how well the CV fits, as a number from 0 to 100, as soon as it is screened. Scores of others are never shown. Off: the receipt says which requirements are looked at, and no number."
          isOn={form.shows_score}
          onChange={(shows_score) => void onChange(() => ({ shows_score }))}
        />
      </PanelSection>
      {form.state === "open" ? (
        <Box>
          <Link
            href={form.link}
            target="_blank"
            rel="noopener"
            sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, minHeight: 24 }}
          >
            See it as applicants do
            <OpenIcon sx={{ fontSize: 16 }} titleAccess="opens in a new tab" />
          </Link>
        </Box>
      ) : (
        <Typography sx={mutedText}>You can see it as applicants do once it is open.</Typography>
      )}
    </Box>
  );
}

function KeptInput(props: {
  screeningId: string;
  name: string;
  label: string;
  placeholder: string;
  hint: string;
  maxLength: number;
  stored: string;
  isLong?: boolean;
  save: (text: string) => Promise<unknown>;
}) {
  const { screeningId, name, label, placeholder, hint, maxLength, stored, isLong = false, save } = props;
  const { text, change, commit } = useKeptText({ place: { subjectId: screeningId, name }, stored, save });
  return (
    <LabelledInput
      label={label}
      placeholder={placeholder}
      hint={hint}
      value={text}
      maxLength={maxLength}
      {...(isLong ? { multiline: true, minRows: 4, maxRows: 12 } : {})}
      onChange={(event) => change(event.target.value)}
      onBlur={commit}
    />
  );
}
