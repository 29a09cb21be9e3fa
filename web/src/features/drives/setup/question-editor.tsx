import AddIcon from "@mui/icons-material/AddRounded";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import IconButton from "@mui/material/IconButton";
import { answerKinds, type DriveQuestion, type DriveSkill } from "@winnow/contract/drives.ts";
import { type FormEvent, useId } from "react";
import type { DraftPlace } from "../../../api/drafts.ts";
import { newUuid } from "../../../api/new-uuid.ts";
import { useDraftText } from "../../../api/use-draft.ts";
import { useKeptText } from "../../../api/use-kept-text.ts";
import { plainList } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import { putOnce } from "../../../ui/list/put-once.ts";
import { useWords } from "../../../words/words.ts";
import { durationWords } from "./window-words.ts";

const maximumPoints = 10;
const thinkingTimes = [0, 30, 60, 120, 180, 300, 600] as const;
const answeringTimes = [30, 60, 120, 180, 300, 600, 900, 1_800] as const;
const retakeChoices = [0, 1, 2, 3, 5, 10] as const;

type Change = (next: (question: DriveQuestion) => DriveQuestion) => Promise<unknown>;

/** All that belongs to a question, to edit; each change saves itself. */
export function QuestionEditor(props: {
  driveId: string;
  question: DriveQuestion;
  position: number;
  skills: readonly DriveSkill[];
  onChange: Change;
}) {
  const { driveId, question, position, skills, onChange } = props;
  const words = useWords("driveSetup").editor;
  const { answerKinds: kindLabels } = useWords("labels");
  const kindsId = useId();
  const names = skills.map(({ name }) => name);
  const skillNames =
    question.skill === null || names.includes(question.skill) ? names : [question.skill, ...names];
  const set = (difference: Partial<DriveQuestion>) => onChange((present) => ({ ...present, ...difference }));

  return (
    <>
      <SavedInput
        label={words.question({ number: position })}
        place={{ subjectId: driveId, name: `question ${question.id}` }}
        stored={question.text}
        maxLength={1_000}
        missing={words.questionMissing}
        onSave={(text) => set({ text })}
      />
      <Box sx={gridStyle}>
        <LabelledSelect
          label={words.countsFor}
          value={question.skill ?? ""}
          choices={[
            { value: "", words: words.noSkill },
            ...skillNames.map((name) => ({ value: name, words: name })),
          ]}
          onChange={(name) => set({ skill: name === "" ? null : name })}
        />
        <LabelledSelect
          label={words.thinking}
          value={String(question.preparation_seconds)}
          choices={secondsChoices(thinkingTimes, question.preparation_seconds)}
          onChange={(seconds) => set({ preparation_seconds: Number(seconds) })}
        />
        <LabelledSelect
          label={words.answering}
          value={String(question.answer_seconds)}
          choices={secondsChoices(answeringTimes, question.answer_seconds)}
          onChange={(seconds) => set({ answer_seconds: Number(seconds) })}
        />
        <LabelledSelect
          label={words.retakes}
          value={String(question.retakes)}
          choices={withPresent(retakeChoices, question.retakes).map((retakes) => ({
            value: String(retakes),
            words: retakes === 0 ? words.noRetakes : String(retakes),
          }))}
          onChange={(retakes) => set({ retakes: Number(retakes) })}
        />
      </Box>
      <Box role="group" aria-labelledby={kindsId}>
        <FormLabel id={kindsId}>{words.kinds}</FormLabel>
        <Box>
          {answerKinds.map((kind) => {
            const isChosen = question.answer_kinds.includes(kind);
            return (
              <FormControlLabel
                key={kind}
                label={kindLabels[kind]}
                control={
                  <Checkbox
                    size="small"
                    checked={isChosen}
                    // One kind of answer has to be left.
                    disabled={isChosen && question.answer_kinds.length === 1}
                    onChange={(_, isWanted) =>
                      onChange((present) => ({
                        ...present,
                        answer_kinds: answerKinds.filter((each) =>
                          each === kind ? isWanted : present.answer_kinds.includes(each),
                        ),
                      }))
                    }
                  />
                }
              />
            );
          })}
        </Box>
      </Box>
      <RubricEditor driveId={driveId} question={question} position={position} onChange={onChange} />
    </>
  );
}

function RubricEditor(props: {
  driveId: string;
  question: DriveQuestion;
  position: number;
  onChange: Change;
}) {
  const { driveId, question, position, onChange } = props;
  const { editor: words, questions } = useWords("driveSetup");
  const [draft, keepDraft] = useDraftText({ subjectId: driveId, name: `new point ${question.id}` });
  const typed = draft ?? "";

  function changePoints(next: (points: DriveQuestion["rubric"]) => DriveQuestion["rubric"]) {
    return onChange((present) => ({ ...present, rubric: next(present.rubric) }));
  }

  function add(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    if (text === "") return;
    // The change is made more than once, of the same point.
    const point = { id: newUuid(), text, made: [], not_made: [] };
    void changePoints((points) => putOnce(points, point));
    keepDraft(null);
  }

  return (
    <Box>
      <FormLabel component="div">{questions.goodAnswer}</FormLabel>
      <Box component="ul" aria-label={words.points({ number: position })} sx={plainList}>
        {question.rubric.map((point, index) => (
          <Box component="li" key={point.id} sx={{ display: "flex", gap: 0.5, mt: 1 }}>
            <SavedInput
              label={words.point({ point: index + 1, number: position })}
              isLabelHidden
              place={{ subjectId: driveId, name: `${question.id} ${point.id}` }}
              stored={point.text}
              maxLength={400}
              missing={words.pointMissing}
              onSave={(text) =>
                changePoints((points) =>
                  points.map((each) => (each.id === point.id ? { ...each, text } : each)),
                )
              }
            />
            <IconButton
              aria-label={words.removePoint({ point: index + 1, number: position })}
              onClick={() => void changePoints((points) => points.filter(({ id }) => id !== point.id))}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {question.rubric.length >= maximumPoints ? null : (
        <Box component="form" onSubmit={add} sx={{ display: "flex", gap: 1, mt: 1 }}>
          <LabelledInput
            label={words.newPoint({ number: position })}
            isLabelHidden
            placeholder={words.newPointHint}
            value={typed}
            maxLength={400}
            onChange={({ target }) => keepDraft(target.value === "" ? null : target.value)}
          />
          <Button type="submit" color="inherit" startIcon={<AddIcon />} disabled={typed.trim() === ""}>
            {words.add}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** A text that saves itself and may not be empty. */
function SavedInput(props: {
  label: string;
  isLabelHidden?: boolean;
  place: DraftPlace;
  stored: string;
  maxLength: number;
  missing: string;
  onSave: (text: string) => Promise<unknown>;
}) {
  const { label, isLabelHidden, place, stored, maxLength, missing, onSave } = props;
  const { text, change, commit } = useKeptText({
    place,
    stored,
    isRequired: true,
    save: (next) => onSave(next.trim()),
  });
  return (
    <LabelledInput
      label={label}
      isLabelHidden={isLabelHidden ?? false}
      multiline
      value={text}
      maxLength={maxLength}
      message={text.trim() === "" ? missing : null}
      onChange={(event) => change(event.target.value)}
      onBlur={commit}
    />
  );
}

function secondsChoices(usual: readonly number[], present: number) {
  return withPresent(usual, present).map((seconds) => ({
    value: String(seconds),
    words: durationWords(seconds),
  }));
}

function withPresent(usual: readonly number[], present: number): number[] {
  return [...new Set([...usual, present])].sort((one, other) => one - other);
}

const gridStyle = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr) minmax(0, 1fr)", xl: "repeat(4, minmax(0, 1fr))" },
} as const;
