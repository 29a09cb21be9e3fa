import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import DownIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import UpIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type FormQuestion, formQuestionKinds } from "@winnow/contract/job-forms.ts";
import { maximumFormChoices } from "@winnow/contract/limits.ts";
import { useId, useState } from "react";
import { useKeptText } from "../../../api/use-kept-text.ts";
import { mutedText } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import type { Words } from "../../../words/catalogue.ts";
import { useWords } from "../../../words/words.ts";
import { choicesOf } from "./question-changes.ts";

type Change = (difference: Partial<FormQuestion>) => Promise<unknown>;
type Edited = { screeningId: string; question: FormQuestion; position: number; onChange: Change };

/** One question: its words and how it is answered; opened, all of it to edit. */
export function QuestionRow(
  props: Edited & {
    count: number;
    isOpen: boolean;
    onToggle: () => void;
    onMove: (by: number) => void;
    onRemove: () => void;
  },
) {
  const { question, position, count, isOpen, onToggle, onMove, onRemove, ...edited } = props;
  const words = useWords("forms").questions;
  const labels = useWords("labels").formQuestionKinds;
  const id = useId();
  const steps = [
    { by: -1, label: words.moveUp({ number: position }), Icon: UpIcon, isPossible: position > 1 },
    { by: 1, label: words.moveDown({ number: position }), Icon: DownIcon, isPossible: position < count },
  ];
  return (
    <Box component="li" data-movable={question.id} sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
        <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
          <Typography sx={{ overflowWrap: "anywhere" }}>
            {position}. <bdi>{question.text}</bdi>
          </Typography>
          <Typography sx={mutedText}>{answerWords(question, { words, labels })}</Typography>
        </Box>
        <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, ml: -0.5 }}>
          <Button
            size="small"
            color="inherit"
            aria-label={words.toggle({ act: isOpen ? words.close : words.edit, number: position })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            {isOpen ? words.close : words.edit}
          </Button>
          {steps.map(({ by, label, Icon, isPossible }) => (
            <IconButton
              key={by}
              size="small"
              aria-label={label}
              data-move={by}
              disabled={!isPossible}
              onClick={() => onMove(by)}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
          <IconButton size="small" aria-label={words.remove({ number: position })} onClick={onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      {isOpen ? (
        <Box id={id} sx={{ display: "grid", gap: 1.5, mt: 1, mb: 1 }}>
          <QuestionFields {...edited} question={question} position={position} />
        </Box>
      ) : null}
    </Box>
  );
}

function QuestionFields({ screeningId, question, position, onChange }: Edited) {
  const words = useWords("forms").questions;
  const labels = useWords("labels").formQuestionKinds;
  // A choice is stored once there is something to choose from.
  const [isBecomingChoice, setIsBecomingChoice] = useState(false);
  const isChoice = question.kind === "choice" || isBecomingChoice;
  const { text, change, commit } = useKeptText({
    place: { subjectId: screeningId, name: `form question ${question.id}` },
    stored: question.text,
    isRequired: true,
    save: (next) => onChange({ text: next.trim() }),
  });

  function chooseKind(name: string) {
    const kind = formQuestionKinds.find((each) => each === name);
    if (!kind) return;
    setIsBecomingChoice(kind === "choice" && question.kind !== "choice");
    if (kind !== "choice") void onChange({ kind, choices: [] });
  }

  return (
    <>
      <LabelledInput
        label={words.question({ number: position })}
        multiline
        value={text}
        maxLength={500}
        message={text.trim() === "" ? words.questionMissing : null}
        onChange={(event) => change(event.target.value)}
        onBlur={commit}
      />
      <LabelledSelect
        label={words.answer({ number: position })}
        value={isBecomingChoice ? "choice" : question.kind}
        choices={formQuestionKinds.map((kind) => ({ value: kind, words: labels[kind] }))}
        onChange={chooseKind}
      />
      {isChoice ? (
        <ChoicesField
          screeningId={screeningId}
          question={question}
          position={position}
          onChange={async (difference) => {
            await onChange(difference);
            setIsBecomingChoice(false);
          }}
        />
      ) : null}
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={question.is_required}
            onChange={(_, is_required) => void onChange({ is_required })}
          />
        }
        label={words.required}
      />
    </>
  );
}

function ChoicesField({ screeningId, question, position, onChange }: Edited) {
  const words = useWords("forms").questions;
  const { text, change, commit } = useKeptText({
    place: { subjectId: screeningId, name: `form choices ${question.id}` },
    stored: question.choices.join("\n"),
    isRequired: true,
    save: async (next) => {
      const choices = choicesOf(next);
      // What is half typed stays a draft.
      if (choices === null || choices.length > maximumFormChoices)
        throw new Error("These are no choices yet.");
      await onChange({ kind: "choice", choices });
    },
  });
  const choices = choicesOf(text);
  return (
    <LabelledInput
      label={words.choices({ number: position })}
      multiline
      minRows={3}
      value={text}
      message={
        choices === null
          ? words.tooFewChoices
          : choices.length > maximumFormChoices
            ? words.tooManyChoices({ count: maximumFormChoices })
            : null
      }
      onChange={(event) => change(event.target.value)}
      onBlur={commit}
    />
  );
}

/** "Choice of Days, Nights · Has to be answered". */
function answerWords(
  { kind, choices, is_required }: FormQuestion,
  of: { words: Words<"forms">["questions"]; labels: Words<"labels">["formQuestionKinds"] },
): string {
  const label = of.labels[kind];
  return [
    kind === "choice" ? of.words.choiceOf({ label, choices: choices.join(", ") }) : label,
    ...(is_required ? [of.words.required] : []),
  ].join(" · ");
}
