import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import DragIcon from "@mui/icons-material/DragIndicatorRounded";
import DownIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import UpIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { DriveQuestion, DriveSkill } from "@winnow/contract/drives.ts";
import { useId } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { StoredWords } from "../../../ui/page/stored-words.tsx";
import type { Words } from "../../../words/catalogue.ts";
import { anyOf } from "../../../words/joined.ts";
import { useWords } from "../../../words/words.ts";
import { JdSentence } from "../../evidence/jd-sentence.tsx";
import { QuestionEditor } from "./question-editor.tsx";
import { durationWords } from "./window-words.ts";

/** One question: its words and how it is answered; opened, all of it to edit. */
export function QuestionRow(props: {
  driveId: string;
  question: DriveQuestion;
  position: number;
  count: number;
  skills: readonly DriveSkill[];
  isLocked: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Resolves when it is saved. */
  onChange: (next: (question: DriveQuestion) => DriveQuestion) => Promise<unknown>;
  onMove: (by: number) => void;
  onRemove: () => void;
  drag: { isDragged: boolean; onBegin: () => void; onDrop: () => void; onEnd: () => void };
}) {
  const { driveId, question, position, count, skills } = props;
  const { isLocked, isOpen, onToggle, onChange, onMove, onRemove, drag } = props;
  const setup = useWords("driveSetup");
  const words = setup.questions;
  const id = useId();
  const besideHandle = isLocked ? 0 : handleRoom;
  const toggleLabel = words.toggles[isOpen ? "close" : isLocked ? "show" : "edit"];
  return (
    <Box
      component="li"
      data-movable={question.id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drag.onDrop();
      }}
      sx={{ py: 1.5, borderBottom: 1, borderColor: "divider", opacity: drag.isDragged ? 0.5 : 1 }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
        {isLocked ? null : (
          <Box
            draggable
            title={words.drag}
            onDragStart={drag.onBegin}
            onDragEnd={drag.onEnd}
            sx={{ display: { xs: "none", sm: "flex" }, cursor: "grab", color: "text.secondary", pt: 0.25 }}
          >
            <DragIcon fontSize="small" aria-hidden />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 550, overflowWrap: "anywhere" }}>
            {position}. <bdi>{question.text}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.25, overflowWrap: "anywhere" }}>
            {answerWords(question, setup)}
          </Typography>
        </Box>
      </Box>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 0.5,
          mt: 0.5,
          // The word of the button begins where the question does.
          ml: { xs: -buttonPadding, sm: besideHandle - buttonPadding },
        }}
      >
        <Button
          size="small"
          color="inherit"
          aria-label={words.toggle({ act: toggleLabel, number: position })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          {toggleLabel}
        </Button>
        {isLocked ? null : (
          <>
            <IconButton
              size="small"
              aria-label={words.moveUp({ number: position })}
              data-move={-1}
              disabled={position === 1}
              onClick={() => onMove(-1)}
            >
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={words.moveDown({ number: position })}
              data-move={1}
              disabled={position === count}
              onClick={() => onMove(1)}
            >
              <DownIcon fontSize="small" />
            </IconButton>
            <IconButton size="small" aria-label={words.remove({ number: position })} onClick={onRemove}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </>
        )}
        {question.reason || question.sentence ? (
          <Box
            component="details"
            sx={{ ...mutedText, ml: 1, "&[open]": { flexBasis: "100%", ml: 0 }, "& summary": summaryStyle }}
          >
            <summary>{words.why}</summary>
            <Box sx={{ display: "grid", gap: 1, mt: 0.5 }}>
              {question.reason ? <StoredWords stored={question.reason} say={words.reason} /> : null}
              {question.sentence ? <JdSentence text={question.sentence} /> : null}
            </Box>
          </Box>
        ) : null}
      </Box>
      {isOpen ? (
        <Box id={id} sx={{ mt: 1, ml: { sm: besideHandle }, display: "grid", gap: 2 }}>
          {isLocked ? (
            <RubricPoints question={question} />
          ) : (
            <QuestionEditor
              driveId={driveId}
              question={question}
              position={position}
              skills={skills}
              onChange={onChange}
            />
          )}
        </Box>
      ) : null}
    </Box>
  );
}

/** The width of the handle with the gap beside it, and the padding of a small button, in steps of 8 px. */
const handleRoom = 3.5;
const buttonPadding = 1.5;

const summaryStyle = { cursor: "pointer", lineHeight: "24px", width: "fit-content" } as const;

function RubricPoints({ question }: { question: DriveQuestion }) {
  const words = useWords("driveSetup").questions;
  if (question.rubric.length === 0) return <Typography>{words.noPoints}</Typography>;
  return (
    <Box>
      <Typography sx={{ fontWeight: 550 }}>{words.goodAnswer}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {question.rubric.map((point) => (
          <li key={point.id}>
            <bdi>{point.text}</bdi>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** "SQL · Text or audio · 1 minute to think · 3 minutes to answer · 1 retake · 4 rubric points". */
function answerWords(
  question: DriveQuestion,
  { byAnswerKind, questions: words }: Words<"driveSetup">,
): string {
  const kinds = anyOf(question.answer_kinds.map((kind) => byAnswerKind[kind]));
  return [
    ...(question.skill === null ? [] : [question.skill]),
    `${kinds.slice(0, 1).toLocaleUpperCase()}${kinds.slice(1)}`,
    ...(question.preparation_seconds === 0
      ? []
      : [words.toThink({ time: durationWords(question.preparation_seconds) })]),
    words.toAnswer({ time: durationWords(question.answer_seconds) }),
    words.retakesCount({ count: question.retakes }),
    words.pointsCount({ count: question.rubric.length }),
  ].join(" · ");
}
