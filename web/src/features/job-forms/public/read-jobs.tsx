import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { PlainField } from "../../../ui/form/plain-field.tsx";
import { TickBox } from "../../../ui/form/tick-box.tsx";
import { useWords } from "../../../words/words.ts";
import { jobPeriod } from "../cv-fields/job-period.ts";
import { typedYearMonth } from "../cv-fields/typed-year-month.ts";
import { errorAt, fieldId, useApplication } from "./application-context.ts";
import { ReadEntry } from "./read-entry.tsx";
import { entryField, jobAsTyped, type TypedJob } from "./typed-cv.ts";

type ReadJob = CvAsRead["jobs"][number];

/** The jobs that were found in the CV, each to be corrected, or said to be none. */
export function ReadJobs({ jobs }: { jobs: readonly ReadJob[] }) {
  const words = useWords("jobForm").read;
  const cv = useWords("cv");
  return (
    <section aria-labelledby="read-jobs">
      <Typography id="read-jobs" variant="h3" sx={{ mb: 1 }}>
        {cv.jobs}
      </Typography>
      {jobs.length === 0 ? (
        <Box sx={mutedText}>{words.noJobs}</Box>
      ) : (
        <Box component="ul" sx={plainList}>
          {jobs.map((job, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a job is named by its place in the CV.
            <JobEntry key={index} index={index} read={job} />
          ))}
        </Box>
      )}
    </section>
  );
}

function JobEntry({ index, read }: { index: number; read: ReadJob }) {
  const words = useWords("jobForm").read;
  const cv = useWords("cv");
  const { state, type } = useApplication();
  const asRead = jobAsTyped(read);
  const job = state.filled.typed.jobs[index] ?? asRead;
  const key = (field: string) => entryField("job", index, field);

  function change(changes: Partial<TypedJob>) {
    type((now) => ({ ...now, jobs: { ...now.jobs, [index]: { ...job, ...changes } } }));
  }

  const field = (name: "title" | "employer" | "start" | "end", label: string, hint?: string) => (
    <PlainField
      id={fieldId(key(name))}
      label={label}
      hint={hint}
      value={job[name]}
      maxLength={300}
      error={errorAt(state, key(name))}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const period = jobPeriod(
    { start: typedYearMonth(job.start), end: typedYearMonth(job.end), is_current: job.is_current },
    cv,
  );
  return (
    <ReadEntry
      subject={cv.job({ number: index + 1 })}
      title={job.title.trim() || words.noTitle}
      details={job.employer.trim()}
      period={period}
      isRemoved={job.is_removed}
      isCorrected={JSON.stringify(job) !== JSON.stringify(asRead)}
      hasProblem={state.problems.some((problem) => !problem.isMended && problem.key.startsWith(key("")))}
      removedWords={words.removedJob}
    >
      {job.is_removed ? null : (
        <>
          {field("title", cv.title)}
          {field("employer", cv.employer)}
          {field("start", cv.from, cv.timeHint)}
          {job.is_current ? null : field("end", cv.to, cv.timeHint)}
          <TickBox
            label={words.stillThere}
            isTicked={job.is_current}
            onChange={(is_current) => change({ is_current })}
          />
        </>
      )}
      <TickBox
        label={cv.notMyJob}
        isTicked={job.is_removed}
        onChange={(is_removed) => change({ is_removed })}
      />
    </ReadEntry>
  );
}
