import AddIcon from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { worthOf } from "@winnow/matching/worth.ts";
import { sharesInWords } from "@winnow/matching/worth-words.ts";
import { useRef, useState } from "react";
import { newUuid } from "../../../api/new-uuid.ts";
import { useDraft } from "../../../api/use-draft.ts";
import { plainList } from "../../../theme/styles.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatCount } from "../../../ui/format/format-count.ts";
import { type RequirementsChange, useChangeRequirements } from "../queries.ts";
import { mergeHindrance, mergeRequirements } from "./merge-requirements.ts";
import { NewRequirementRow, newRequirementDraft } from "./new-requirement-row.tsx";
import { requirementMessage } from "./requirement-errors.ts";
import { RequirementRow } from "./requirement-row.tsx";

/** The requirements as a list that can be edited; each change saves itself. */
export function RequirementEditor(props: { screeningId: string; requirements: Requirement[] }) {
  const { screeningId, requirements } = props;
  const saving = useChangeRequirements(screeningId);
  const { fields: typedBefore, keep: keepNew } = useDraft({
    subjectId: screeningId,
    name: newRequirementDraft,
  });
  const [freshId, setFreshId] = useState(nextId);
  const [isBegun, setIsBegun] = useState(false);
  const addingId = isBegun || typedBefore ? freshId : null;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const addButton = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  const shown = requirements.filter((requirement) => requirement.id !== addingId);
  const selectedHere = shown.filter((requirement) => selected.has(requirement.id));
  const hindrance = mergeHindrance(selectedHere);
  const worth = worthOf(shown);
  const musts = shown.filter((requirement) => requirement.kind === "must").length;

  /** Resolves to what is wrong, or to null when it was saved. */
  async function save(change: RequirementsChange): Promise<string | null> {
    try {
      await saving.mutateAsync(change);
      return null;
    } catch (error) {
      return requirementMessage(error);
    }
  }

  function changeOne(id: string, difference: Partial<Requirement>) {
    return save((list) => list.map((each) => (each.id === id ? { ...each, ...difference } : each)));
  }

  async function add(requirement: Requirement) {
    const message = await save((list) => [...list.filter(({ id }) => id !== requirement.id), requirement]);
    if (message === null) closeNew();
    return message;
  }

  async function remove(id: string) {
    const before = requirements;
    offerUndo("The requirement is removed.", before);
    // The row goes with its button; the focus would be lost.
    addButton.current?.focus();
    const message = await save((list) => list.filter((each) => each.id !== id));
    if (message !== null) showToast(message, { tone: "error" });
  }

  async function merge() {
    const before = requirements;
    const ids = new Set(selectedHere.map((requirement) => requirement.id));
    const message = await save((list) => mergeRequirements(list, ids));
    if (message !== null) return showToast(message, { tone: "error" });
    setSelected(new Set());
    offerUndo(`${ids.size} requirements are one now; any of them is enough.`, before);
    addButton.current?.focus();
  }

  function offerUndo(sentence: string, before: Requirement[]) {
    showToast(sentence, { action: { label: "Undo", onClick: () => void putBack(before) } });
  }

  async function putBack(before: Requirement[]) {
    const message = await save(() => before);
    if (message !== null) showToast(message, { tone: "error" });
  }

  function select(id: string, isSelected: boolean) {
    const others = [...selected].filter((each) => each !== id);
    setSelected(new Set(isSelected ? [...others, id] : others));
  }

  function closeNew() {
    keepNew(null);
    setIsBegun(false);
    setFreshId(nextId());
  }

  function stopAdding() {
    closeNew();
    addButton.current?.focus();
  }

  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        {shown.length === 0
          ? "No requirement was found in this text. Add at least one to screen by."
          : `${formatCount(shown.length, "requirement", "requirements")}, ${musts} of them ${
              musts === 1 ? "a must-have" : "must-haves"
            }. Weights run from 1 (least) to 5 (most); 0 leaves one out of the score.`}
        {` ${sharesInWords(worth)}`}
      </Typography>
      <Box component="ol" aria-label="Requirements" sx={plainList}>
        {shown.map((requirement, index) => (
          <RequirementRow
            key={requirement.id}
            screeningId={screeningId}
            position={index + 1}
            requirement={requirement}
            worth={worth[index]}
            onChange={(difference) => changeOne(requirement.id, difference)}
            onRemove={() => void remove(requirement.id)}
            isSelected={selected.has(requirement.id)}
            onSelect={(isSelected) => select(requirement.id, isSelected)}
          />
        ))}
        {addingId ? (
          <NewRequirementRow
            key={addingId}
            id={addingId}
            screeningId={screeningId}
            position={shown.length + 1}
            onAdd={add}
            onCancel={stopAdding}
          />
        ) : null}
      </Box>
      <Button
        ref={addButton}
        color="inherit"
        startIcon={<AddIcon />}
        disabled={addingId !== null}
        onClick={() => setIsBegun(true)}
        sx={{ mt: 1 }}
      >
        Add a requirement
      </Button>
      {selectedHere.length > 0 ? (
        <Box sx={inView}>
          {/* What has the focus must not end up behind this and the start bar. */}
          <GlobalStyles styles={{ html: { scrollPaddingBottom: 240 } }} />
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={hindrance !== null}
            onClick={() => void merge()}
          >
            Merge {selectedHere.length}: any of them is enough
          </Button>
          <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
            {hindrance}
          </Typography>
        </Box>
      ) : null}
    </>
  );
}

function nextId(): string {
  return `new ${newUuid()}`;
}

/** Above the start bar, so that what can be done with the selected rows is in view beside them. */
const inView = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  position: "sticky",
  bottom: { xs: 140, sm: 76 },
  zIndex: 1,
  py: 1,
  backgroundColor: "background.paper",
  borderTop: 1,
  borderColor: "divider",
} as const;
