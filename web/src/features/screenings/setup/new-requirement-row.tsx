import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { DraftFields } from "@winnow/contract/drafts.ts";
import { type Requirement, requirement as requirementSchema } from "@winnow/contract/requirements.ts";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { useDraft } from "../../../api/use-draft.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useWords } from "../../../words/words.ts";
import { useFinishBeforeStart } from "./before-start.ts";
import { KindChoice } from "./kind-choice.tsx";
import { WeightDots } from "./weight-dots.tsx";

export const newRequirementDraft = "new requirement";

/** A requirement that is being written; it joins the list when it is added. */
export function NewRequirementRow(props: {
  id: string;
  screeningId: string;
  position: number;
  /** Resolves to what is wrong, or null. */
  onAdd: (requirement: Requirement) => Promise<string | null>;
  onCancel: () => void;
}) {
  const { id, screeningId, position, onAdd, onCancel } = props;
  const { fields, keep } = useDraft({ subjectId: screeningId, name: newRequirementDraft });
  const requirement: Requirement = { ...blank, ...typedPart(fields), id };
  const [message, setMessage] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const adding = useRef<Promise<boolean> | null>(null);
  const words = useWords("screeningSetup").requirement;
  const { cancel } = useWords("kit");

  // What is on its way stays as it was sent: the row goes with it.
  function change({ text, kind, weight }: Requirement) {
    if (adding.current === null) keep({ text, kind, weight });
  }

  // What was typed is meant; an empty row is not.
  useFinishBeforeStart(async () => requirement.text.trim() === "" || (await add()));

  /** Resolves to whether it was added; once, however often it is asked for meanwhile. */
  function add(): Promise<boolean> {
    adding.current ??= send().finally(() => {
      adding.current = null;
    });
    return adding.current;
  }

  async function send(): Promise<boolean> {
    const text = requirement.text.trim();
    setIsSaving(true);
    const wrong = text === "" ? words.empty : await onAdd({ ...requirement, text });
    setMessage(wrong);
    setIsSaving(false);
    return wrong === null;
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void add();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void add();
    }
    if (event.key === "Escape" && !isSaving) onCancel();
  }

  return (
    <Box component="li" sx={{ py: 0, "&&": { display: "block" } }}>
      <Box
        component="form"
        onSubmit={onSubmit}
        sx={{ display: "grid", gap: 1, py: 1, borderTop: 1, borderColor: "divider" }}
      >
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <KindChoice
            position={position}
            kind={requirement.kind}
            onChange={(kind) => change({ ...requirement, kind })}
          />
          <WeightDots
            label={words.weight({ position })}
            weight={requirement.weight}
            worth={words.newWeight(requirement)}
            onChange={(weight) => change({ ...requirement, weight })}
          />
        </Box>
        <LabelledInput
          label={words.label({ position })}
          isLabelHidden
          multiline
          autoFocus
          placeholder={words.example}
          value={requirement.text}
          maxLength={500}
          message={message}
          readOnly={isSaving}
          onChange={(event) => change({ ...requirement, text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Box sx={{ display: "flex", gap: 1 }}>
          <Button type="submit" variant="outlined" color="inherit" loading={isSaving}>
            {words.add}
          </Button>
          <Button color="inherit" disabled={isSaving} onClick={onCancel}>
            {cancel}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const blank: Omit<Requirement, "id"> = {
  kind: "must",
  category: "other",
  text: "",
  weight: 3,
  any_of: [],
  years: null,
  sentence: null,
  doubt: null,
};

function typedPart(fields: DraftFields | null): Partial<Requirement> {
  const parsed = typed.safeParse(fields);
  return parsed.success ? parsed.data : {};
}

const typed = requirementSchema.pick({ text: true, kind: true, weight: true });
