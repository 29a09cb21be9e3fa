import OpenIcon from "@mui/icons-material/OpenInNewRounded";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { JobForm } from "@winnow/contract/job-forms.ts";
import { maximumJdCharacters } from "@winnow/contract/limits.ts";
import { useKeptText } from "../../../api/use-kept-text.ts";
import { mutedText } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useWords } from "../../../words/words.ts";
import { ExplainedSwitch } from "./explained-switch.tsx";
import { PanelSection } from "./panel-section.tsx";
import type { JobFormChange } from "./queries.ts";
import { QuestionList } from "./question-list.tsx";

type Change = (change: JobFormChange) => Promise<unknown>;

/** What applicants see and are asked; each change saves itself. */
export function FormSection(props: { screeningId: string; form: JobForm; onChange: Change }) {
  const { screeningId, form, onChange } = props;
  const words = useWords("forms").form;
  return (
    <Box sx={{ display: "grid", gap: 4, maxWidth: 720, mx: "auto" }}>
      <PanelSection title={words.reading}>
        <KeptInput
          name="form title"
          label={words.title}
          placeholder={form.of_jd.title ?? ""}
          hint={words.titleHint}
          maxLength={200}
          stored={form.title}
          screeningId={screeningId}
          save={(title) => onChange(() => ({ title: title.trim() }))}
        />
        <KeptInput
          name="form description"
          label={words.description}
          placeholder={form.of_jd.text}
          hint={words.descriptionHint}
          maxLength={maximumJdCharacters}
          stored={form.description}
          screeningId={screeningId}
          isLong
          save={(description) => onChange(() => ({ description }))}
        />
      </PanelSection>
      <PanelSection title={words.questions}>
        <Typography sx={mutedText}>{words.questionsHint}</Typography>
        <QuestionList screeningId={screeningId} questions={form.questions} onChange={onChange} />
      </PanelSection>
      <PanelSection title={words.after}>
        <ExplainedSwitch
          label={words.showsScore}
          explanation={words.showsScoreHint}
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
            {words.see}
            <OpenIcon sx={{ fontSize: 16 }} titleAccess={words.newTab} />
          </Link>
        </Box>
      ) : (
        <Typography sx={mutedText}>{words.notOpen}</Typography>
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
