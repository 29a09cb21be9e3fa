import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import type { Requirement } from "@winnow/contract/requirements.ts";
import type { Worth } from "@winnow/matching/worth.ts";
import { worthInWords } from "@winnow/matching/worth-words.ts";
import { type KeyboardEvent, useState } from "react";
import { readDraft } from "../../../api/drafts.ts";
import { useDraftText } from "../../../api/use-draft.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { QuotationBlock } from "../../evidence/quotation-block.tsx";
import { RequirementAlternatives } from "./requirement-alternatives.tsx";
import { RequirementControls, requirementRowStyle } from "./requirement-controls.tsx";

/** One requirement to edit. What the server refuses stays in the field, with the reason below it. */
export function RequirementRow(props: {
  screeningId: string;
  position: number;
  requirement: Requirement;
  worth: Worth | undefined;
  /** Saves; resolves to what is wrong, or null. */
  onChange: (difference: Partial<Requirement>) => Promise<string | null>;
  onRemove: () => void;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}) {
  const { screeningId, position, requirement, worth, onChange, onRemove, isSelected, onSelect } = props;
  const place = { subjectId: screeningId, name: `requirement ${requirement.id}` };
  const [draft, keepDraft] = useDraftText(place);
  const [message, setMessage] = useState<string | null>(null);
  const { kind, weight } = requirement;
  const text = draft ?? requirement.text;

  async function save(difference: Partial<Requirement>) {
    setMessage(await onChange(difference));
  }

  async function saveText() {
    if (draft === null) return;
    const wanted = draft.trim();
    if (wanted === requirement.text) return forget();
    if (wanted === "") return setMessage("Please say what is required.");
    const refusal = await onChange({ text: wanted });
    setMessage(refusal);
    // Not when somebody has typed on in the meantime.
    const present = readDraft(place)?.text;
    if (refusal === null && typeof present === "string" && present.trim() === wanted) keepDraft(null);
  }

  function forget() {
    keepDraft(null);
    setMessage(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void saveText();
    }
    if (event.key === "Escape") forget();
  }

  return (
    <Box component="li" sx={requirementRowStyle}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: { xs: 0.5, sm: 1 } }}>
        <Checkbox
          size="small"
          checked={isSelected}
          onChange={(_, next) => onSelect(next)}
          slotProps={{ input: { "aria-label": `Select requirement ${position} to merge` } }}
          sx={{ p: 0.5, ml: -0.5 }}
        />
        <RequirementControls
          position={position}
          kind={kind}
          weight={weight}
          onChange={(difference) => void save(difference)}
        />
        <IconButton
          aria-label={`Remove requirement ${position}: ${isolate(text)}`}
          onClick={onRemove}
          size="small"
          sx={{ ml: "auto" }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
        {worth ? (
          <Typography variant="body2" sx={{ flexBasis: "100%", color: "text.secondary" }}>
            {worthInWords(worth)}
          </Typography>
        ) : null}
      </Box>
      <LabelledInput
        label={`Requirement ${position}`}
        isLabelHidden
        multiline
        value={text}
        maxLength={500}
        message={message}
        onChange={(event) => keepDraft(event.target.value)}
        onBlur={() => void saveText()}
        onKeyDown={onKeyDown}
      />
      <RequirementAlternatives
        position={position}
        requirement={requirement}
        onChange={(anyOf) => void save({ any_of: anyOf })}
      />
      {requirement.sentence ? <QuotationBlock text={requirement.sentence} /> : null}
    </Box>
  );
}
