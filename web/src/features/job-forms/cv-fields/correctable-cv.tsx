import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Correction } from "@winnow/contract/corrections.ts";
import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import { type ReactNode, useId, useState } from "react";
import type { KeptFields } from "../../../api/use-kept-form.ts";
import { useTabDraft } from "../../../api/use-tab-draft.ts";
import { plainList } from "../../../theme/styles.ts";
import { MailAddress } from "../../../ui/format/mail-address.tsx";
import { useWords } from "../../../words/words.ts";
import { QuotedWords } from "../../evidence/quoted-words.tsx";
import { ContactForm } from "./contact-form.tsx";
import { CorrectableRow } from "./correctable-row.tsx";
import type { CorrectionFormProps } from "./correction-form.tsx";
import {
  contactFields,
  contentOf,
  educationWords,
  jobWords,
  keyOf,
  withCorrection,
  withoutCorrection,
} from "./corrections.ts";
import { EducationForm } from "./education-form.tsx";
import { JobForm } from "./job-form.tsx";

/** How a list of corrections changes; it is applied to what stands when its turn comes. */
export type CorrectionsChange = (held: readonly Correction[]) => Correction[];

/** What was read of somebody's own CV, each entry to be corrected by them in its place. */
export function CorrectableCv(props: {
  cv: CvAsRead;
  corrections: readonly Correction[];
  /** Under which this tab keeps what is typed. */
  keptAs: string;
  /** What it throws, the open form says. Null where nothing can be corrected any more. */
  onChange: ((change: CorrectionsChange) => Promise<void>) | null;
  /** Where taking back failed, which no form says. */
  onFailure: (error: Error) => void;
}) {
  const { cv, corrections, keptAs, onChange, onFailure } = props;
  const words = useWords("cv");
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save(saved: Correction) {
    await onChange?.((held) => withCorrection(held, saved));
    // Another form may have been opened since.
    setOpenKey((open) => (open === keyOf(saved) ? null : open));
  }

  async function takeBack(key: string) {
    setIsBusy(true);
    await onChange?.((held) => withoutCorrection(held, key)).catch(onFailure);
    setIsBusy(false);
  }

  function row(thing: {
    key: string;
    subject: string;
    /** Null where the CV states nothing. */
    asRead: string | null;
    form: (given: CorrectionFormProps) => ReactNode;
  }) {
    const { key, subject, asRead, form } = thing;
    const correction = corrections.find((one) => keyOf(one) === key);
    return (
      <CorrectableRow
        key={key}
        subject={subject}
        now={
          correction ? (
            <MailAddress>{contentOf(correction, words)}</MailAddress>
          ) : asRead ? (
            <QuotedWords>
              <MailAddress>{asRead}</MailAddress>
            </QuotedWords>
          ) : (
            words.notFound
          )
        }
        was={correction ? (asRead ?? words.wasNotFound) : null}
        act={words.correct}
        isReadOnly={onChange === null}
        isOpen={onChange !== null && openKey === key}
        isBusy={isBusy}
        onOpen={() => setOpenKey(key)}
        onTakeBack={() => void takeBack(key)}
      >
        <KeptInTab name={`${keptAs} ${key}`}>
          {(draft) => form({ correction, draft, onSave: save, onCancel: () => setOpenKey(null) })}
        </KeptInTab>
      </CorrectableRow>
    );
  }

  return (
    <>
      <Group title={words.contactTitle}>
        {contactFields.map((field) =>
          row({
            key: `contact ${field}`,
            subject: words.contact[field],
            asRead: cv[field],
            form: (given) => (
              <ContactForm field={field} label={words.contact[field]} asRead={cv[field] ?? ""} {...given} />
            ),
          }),
        )}
      </Group>
      <Group title={words.jobs}>
        {cv.jobs.map((job, index) =>
          row({
            key: `job ${index}`,
            subject: words.job({ number: index + 1 }),
            asRead: jobWords(job, words),
            form: (given) => <JobForm index={index} asRead={job} removalLabel={words.notMyJob} {...given} />,
          }),
        )}
      </Group>
      <Group title={words.education}>
        {cv.education.map((entry, index) =>
          row({
            key: `education ${index}`,
            subject: words.degreeNumber({ number: index + 1 }),
            asRead: educationWords(entry, words),
            form: (given) => (
              <EducationForm index={index} asRead={entry} removalLabel={words.notMine} {...given} />
            ),
          }),
        )}
      </Group>
    </>
  );
}

function KeptInTab({ name, children }: { name: string; children: (draft: KeptFields) => ReactNode }) {
  return children(useTabDraft(name));
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  const words = useWords("cv");
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ "& + &": { mt: 3 } }}>
      <Typography id={id} variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{words.noneFound}</Typography>
      ) : (
        <Box component="ul" sx={plainList}>
          {children}
        </Box>
      )}
    </Box>
  );
}
