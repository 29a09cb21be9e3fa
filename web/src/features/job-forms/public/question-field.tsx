import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { FormQuestion } from "@winnow/contract/job-forms.ts";
import {
  answerFileMediaTypes,
  maximumAnswerFileSize,
  maximumApplicantAnswerCharacters,
  maximumShortAnswerCharacters,
} from "@winnow/contract/limits.ts";
import { useRef } from "react";
import { fieldLabel } from "../../../theme/styles.ts";
import { FilePickers, type OpenPicker } from "../../../ui/file/file-pickers.tsx";
import { ChoiceList } from "../../../ui/form/choice-list.tsx";
import { FieldNote } from "../../../ui/form/field-parts.tsx";
import { PlainField, PlainSelect } from "../../../ui/form/plain-field.tsx";
import { useWords } from "../../../words/words.ts";
import { errorAt, fieldId, useApplication } from "./application-context.ts";
import { ChosenFile } from "./chosen-file.tsx";

/** More than these are folded into a list. */
const maximumChoicesInView = 7;

/** A question of the employer's, in the form that its kind asks for. */
export function QuestionField({ question }: { question: FormQuestion }) {
  const words = useWords("jobForm").question;
  const { state, answer } = useApplication();
  const { id, kind, text, is_required, choices } = question;
  const value = state.filled.answers[id] ?? "";
  const given = {
    id: fieldId(id),
    label: text,
    isRequired: is_required,
    isOptional: !is_required,
    error: errorAt(state, id),
    value,
    onChange: (answered: string) => answer(id, answered),
  };
  switch (kind) {
    case "short_text":
      return <PlainField {...given} maxLength={maximumShortAnswerCharacters} />;
    case "long_text":
      return <PlainField {...given} isMultiline maxLength={maximumApplicantAnswerCharacters} />;
    case "number":
      return <PlainField {...given} inputMode="decimal" maxLength={20} />;
    case "date":
      return <PlainField {...given} type="date" />;
    case "link":
      return (
        <PlainField
          {...given}
          type="url"
          inputMode="url"
          hint={words.linkHint}
          onBlur={() => answer(id, wholeAddress(value))}
        />
      );
    case "yes_no":
      return (
        <ChoiceList
          {...given}
          choices={[
            { value: "yes", words: words.yes },
            { value: "no", words: words.no },
          ]}
        />
      );
    case "choice": {
      const all = choices.map((choice) => ({ value: choice, words: choice }));
      return choices.length <= maximumChoicesInView ? (
        <ChoiceList {...given} choices={all} />
      ) : (
        <PlainSelect {...given} choices={[{ value: "", words: words.choose }, ...all]} />
      );
    }
    case "file":
      return <FileQuestion question={question} />;
  }
}

function FileQuestion({ question: { id, text, is_required } }: { question: FormQuestion }) {
  const words = useWords("jobForm").question;
  const kit = useWords("kit");
  const { state, chooseAnswerFile, removeAnswerFile } = useApplication();
  const picker = useRef<OpenPicker>(null);
  const file = state.files[id] ?? { step: "none" };
  const error = file.step === "refused" ? `${file.name}: ${file.words}` : errorAt(state, id);
  const noteId = `${fieldId(id)}-note`;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ ...fieldLabel, p: 0, fontWeight: 550, overflowWrap: "anywhere" }}>
        {text}
        {is_required ? null : <span style={{ fontWeight: 400 }}> {kit.optional}</span>}
      </Box>
      {file.step === "none" || file.step === "refused" ? (
        <Button
          id={fieldId(id)}
          variant="outlined"
          color="inherit"
          aria-describedby={noteId}
          onClick={() => picker.current?.files()}
        >
          {words.chooseFile}
        </Button>
      ) : (
        <ChosenFile
          file={file}
          actions={
            <Button
              id={fieldId(id)}
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => removeAnswerFile(id)}
            >
              {words.remove}
            </Button>
          }
        />
      )}
      <FilePickers
        ref={picker}
        accept={answerFileMediaTypes.join(",")}
        label={words.file({ question: text })}
        onFiles={([chosen]) => {
          if (chosen) chooseAnswerFile(id, chosen);
        }}
      />
      <FieldNote id={noteId} data-is-error={error !== undefined}>
        {error ?? words.fileHint({ size: maximumAnswerFileSize })}
      </FieldNote>
    </Box>
  );
}

/** People type "example.com". */
function wholeAddress(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text;
}
