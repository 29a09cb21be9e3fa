import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import { educationLevels } from "@winnow/contract/match-report.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { PlainField, PlainSelect } from "../../../ui/form/plain-field.tsx";
import { TickBox } from "../../../ui/form/tick-box.tsx";
import { useWords } from "../../../words/words.ts";
import { errorAt, fieldId, useApplication } from "./application-context.ts";
import { ReadEntry } from "./read-entry.tsx";
import { educationAsTyped, entryField, type TypedEducation } from "./typed-cv.ts";

type ReadDegree = CvAsRead["education"][number];

/** What was found of education, each to be corrected, or said to be none. */
export function ReadEducation({ education }: { education: readonly ReadDegree[] }) {
  const words = useWords("jobForm").read;
  const cv = useWords("cv");
  return (
    <section aria-labelledby="read-education">
      <Typography id="read-education" variant="h3" sx={{ mb: 1 }}>
        {cv.education}
      </Typography>
      {education.length === 0 ? (
        <Box sx={mutedText}>{words.noEducation}</Box>
      ) : (
        <Box component="ul" sx={plainList}>
          {education.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a degree is named by its place in the CV.
            <EducationEntry key={index} index={index} read={entry} />
          ))}
        </Box>
      )}
    </section>
  );
}

function EducationEntry({ index, read }: { index: number; read: ReadDegree }) {
  const words = useWords("jobForm").read;
  const cv = useWords("cv");
  const { state, type } = useApplication();
  const asRead = educationAsTyped(read);
  const entry = state.filled.typed.education[index] ?? asRead;
  const key = (field: string) => entryField("education", index, field);

  function change(changes: Partial<TypedEducation>) {
    type((now) => ({ ...now, education: { ...now.education, [index]: { ...entry, ...changes } } }));
  }

  const field = (name: "degree" | "school", label: string) => (
    <PlainField
      id={fieldId(key(name))}
      label={label}
      value={entry[name]}
      maxLength={300}
      error={errorAt(state, key(name))}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <ReadEntry
      subject={cv.degreeNumber({ number: index + 1 })}
      title={entry.degree.trim() || entry.school.trim() || cv.levels[entry.level]}
      details={[entry.degree.trim() && entry.school.trim(), cv.levels[entry.level]]
        .filter(Boolean)
        .join(" · ")}
      isRemoved={entry.is_removed}
      isCorrected={JSON.stringify(entry) !== JSON.stringify(asRead)}
      hasProblem={state.problems.some((problem) => !problem.isMended && problem.key.startsWith(key("")))}
      removedWords={words.removedDegree}
    >
      {entry.is_removed ? null : (
        <>
          {field("degree", cv.degree)}
          {field("school", cv.school)}
          <PlainSelect
            id={fieldId(key("level"))}
            label={cv.level}
            value={entry.level}
            choices={educationLevels.map((level) => ({ value: level, words: cv.levels[level] }))}
            onChange={(value) =>
              change({ level: educationLevels.find((level) => level === value) ?? "none" })
            }
          />
        </>
      )}
      <TickBox
        label={words.notMyDegree}
        isTicked={entry.is_removed}
        onChange={(is_removed) => change({ is_removed })}
      />
    </ReadEntry>
  );
}
