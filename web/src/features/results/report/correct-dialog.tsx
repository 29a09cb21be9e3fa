import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Correction } from "@winnow/contract/corrections.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { type ReactNode, useId, useState } from "react";
import type { DraftPlace } from "../../../api/drafts.ts";
import { useDraft } from "../../../api/use-draft.ts";
import type { KeptFields } from "../../../api/use-kept-form.ts";
import { plainList } from "../../../theme/styles.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { formatScore } from "../../evidence/format-score.ts";
import { ContactForm } from "../../job-forms/cv-fields/contact-form.tsx";
import { CorrectableRow } from "../../job-forms/cv-fields/correctable-row.tsx";
import type { CorrectionFormProps } from "../../job-forms/cv-fields/correction-form.tsx";
import {
  contactFields,
  contentOf,
  educationWords,
  jobWords,
  keyOf,
  withCorrection,
  withoutCorrection,
} from "../../job-forms/cv-fields/corrections.ts";
import { EducationForm } from "../../job-forms/cv-fields/education-form.tsx";
import { JobForm } from "../../job-forms/cv-fields/job-form.tsx";
import { profileAsRead } from "./corrected-things.ts";
import { useCorrectResult } from "./queries.ts";
import { RequirementForm } from "./requirement-form.tsx";

type Props = { result: ScreeningResultWithReport; onClose: () => void };

/** What was read wrongly, field by field. Each is saved by itself; what was read stays beside it. */
export default function CorrectDialog({ result, onClose }: Props) {
  const titleId = useId();
  const { corrections: words } = useWords("matchReport");
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={isSmall}>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <CorrectableThings result={result} onClose={onClose} />
    </Dialog>
  );
}

function CorrectableThings({ result, onClose }: Props) {
  const { corrections, original, report } = result;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const correct = useCorrectResult({
    id: result.id,
    screeningId: result.screening.id,
    engineVersion: report.engine_version,
  });
  const showToast = useToast();
  const { corrections: words, profile: profileWords, requirements } = useWords("matchReport");
  const cvWords = useWords("cv");
  const labels = useWords("labels");
  const { close } = useWords("kit");
  const profile = profileAsRead(result);

  async function send(change: Parameters<typeof correct.mutateAsync>[0]) {
    const { before, after } = await correct.mutateAsync(change);
    showToast(
      before === after
        ? words.stays({ score: formatScore(after) })
        : words.changes({ before: formatScore(before), after: formatScore(after) }),
    );
  }

  async function save(saved: Correction) {
    await send((held) => withCorrection(held, saved));
    // Another form may have been opened since.
    setOpenKey((open) => (open === keyOf(saved) ? null : open));
  }

  function takeBack(keys: readonly string[]) {
    send((held) => keys.reduce<Correction[]>(withoutCorrection, [...held])).catch((error: Error) =>
      showToast(error.message, { tone: "error" }),
    );
  }

  function row(thing: {
    key: string;
    subject: string;
    asRead: string;
    form: (given: CorrectionFormProps) => ReactNode;
  }) {
    const { key, subject, asRead, form } = thing;
    const correction = corrections.find((one) => keyOf(one) === key);
    return (
      <CorrectableRow
        key={key}
        subject={subject}
        now={correction ? contentOf(correction, cvWords) : asRead}
        was={correction ? asRead : null}
        isOpen={openKey === key}
        isBusy={correct.isPending}
        onOpen={() => setOpenKey(key)}
        onTakeBack={() => takeBack([key])}
      >
        <Drafted place={{ subjectId: result.id, name: `correct ${key}` }}>
          {(draft) => form({ correction, draft, onSave: save, onCancel: () => setOpenKey(null) })}
        </Drafted>
      </CorrectableRow>
    );
  }

  return (
    <>
      <DialogContent>
        <Typography role="status" sx={{ mb: 2 }}>
          {original
            ? words.scoreWas({ score: formatScore(result.matching_score), was: formatScore(original.score) })
            : words.score({ score: formatScore(result.matching_score) })}
        </Typography>
        {result.is_hidden ? (
          <Alert severity="info" sx={{ mb: 2 }}>
            {words.blind}
          </Alert>
        ) : (
          <>
            <Group title={profileWords.contact}>
              {contactFields.map((field) =>
                row({
                  key: `contact ${field}`,
                  subject: cvWords.contact[field],
                  asRead: profile[field]?.value ?? cvWords.none,
                  form: (given) => (
                    <ContactForm
                      field={field}
                      label={cvWords.contact[field]}
                      asRead={profile[field]?.value ?? ""}
                      {...given}
                    />
                  ),
                }),
              )}
            </Group>
            <Group title={words.experience}>
              {profile.jobs.map((job, index) =>
                row({
                  key: `job ${index}`,
                  subject: cvWords.job({ number: index + 1 }),
                  asRead: jobWords({ ...job, title: job.title ?? job.quotation.text }, cvWords),
                  form: (given) => <JobForm index={index} asRead={job} {...given} />,
                }),
              )}
            </Group>
            <Group title={profileWords.education}>
              {profile.education.map((entry, index) =>
                row({
                  key: `education ${index}`,
                  subject: cvWords.degreeNumber({ number: index + 1 }),
                  asRead: educationWords({ ...entry, degree: entry.degree ?? entry.quotation.text }, cvWords),
                  form: (given) => <EducationForm index={index} asRead={entry} {...given} />,
                }),
              )}
            </Group>
          </>
        )}
        <Group title={requirements.title}>
          {report.requirements.map(({ requirement, verdict }) => {
            const read = original?.verdicts.find(({ requirement_id }) => requirement_id === requirement.id);
            return row({
              key: `requirement ${requirement.id}`,
              subject: requirement.text,
              asRead: labels.verdicts[read?.verdict ?? verdict],
              form: (given) => (
                <RequirementForm
                  requirementId={requirement.id}
                  asRead={read?.verdict ?? verdict}
                  {...given}
                />
              ),
            });
          })}
        </Group>
      </DialogContent>
      <DialogActions>
        {corrections.length > 0 ? (
          <Button
            color="inherit"
            disabled={correct.isPending}
            onClick={() => takeBack(corrections.map(keyOf))}
            sx={{ mr: "auto" }}
          >
            {words.takeAllBack}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </>
  );
}

function Drafted({ place, children }: { place: DraftPlace; children: (draft: KeptFields) => ReactNode }) {
  return children(useDraft(place));
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={plainList}>
        {children}
      </Box>
    </Box>
  );
}
