import AddIcon from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { worthOf } from "@winnow/matching/worth.ts";
import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { useDraft } from "../../../api/use-draft.ts";
import { plainList } from "../../../theme/styles.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { type RequirementsChange, useChangeRequirements } from "../queries.ts";
import { mergeHindrance, mergeRequirements } from "./merge-requirements.ts";
import { NewRequirementRow, newRequirementDraft } from "./new-requirement-row.tsx";
import { idsOf, newId, parted, placedIn, putBack, withOne } from "./requirement-changes.ts";
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
  const [freshId, setFreshId] = useState(newId);
  const [isBegun, setIsBegun] = useState(false);
  const addingId = isBegun || typedBefore ? freshId : null;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const addButton = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  const shown = requirements.filter((requirement) => requirement.id !== addingId);
  const selectedHere = shown.filter((requirement) => selected.has(requirement.id));
  const words = useWords("screeningSetup").requirements;
  const sayWorth = useWords("weights");
  const hindrance = mergeHindrance(selectedHere);
  const worth = worthOf(shown);
  // The row that changes first, then what that makes of all others.
  const worthInRows = useDeferredValue(worth.map(sayWorth.worth));
  const musts = shown.filter((requirement) => requirement.kind === "must").length;
  const { mutateAsync } = saving;
  const present = useRef(requirements);

  useEffect(() => {
    present.current = requirements;
  }, [requirements]);

  /** Resolves to what is wrong, or to null when it was saved. */
  const save = useCallback(
    async (change: RequirementsChange): Promise<string | null> => {
      try {
        await mutateAsync(change);
        return null;
      } catch (error) {
        return requirementMessage(error);
      }
    },
    [mutateAsync],
  );

  const changeOne = useCallback(
    (id: string, difference: Partial<Requirement>) =>
      save((list) => list.map((each) => (each.id === id ? { ...each, ...difference } : each))),
    [save],
  );

  const saveOrSay = useCallback(
    async (change: RequirementsChange) => {
      const message = await save(change);
      if (message !== null) showToast(message, { tone: "error" });
      return message === null;
    },
    [save, showToast],
  );

  /** `undo` changes the list as it is by then, of which it gets the ids. */
  const offerUndo = useCallback(
    (sentence: string, undo: (known: ReadonlySet<string>) => RequirementsChange) => {
      const onClick = () => void saveOrSay(undo(idsOf(present.current)));
      showToast(sentence, { action: { label: words.undo, onClick } });
    },
    [showToast, saveOrSay, words],
  );

  const remove = useCallback(
    (id: string) => {
      const removed = placedIn(present.current, new Set([id]));
      offerUndo(words.removed, (known) => (list) => putBack(list, removed, known));
      // The row goes with its button; the focus would be lost.
      addButton.current?.focus();
      void saveOrSay((list) => list.filter((each) => each.id !== id));
    },
    [offerUndo, saveOrSay, words],
  );

  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((before) => {
      const others = [...before].filter((each) => each !== id);
      return new Set(isSelected ? [...others, id] : others);
    });
  }, []);

  async function add(requirement: Requirement) {
    const known = idsOf(present.current);
    const message = await save((list) => withOne(list, requirement, { known }));
    if (message === null) closeNew();
    return message;
  }

  async function merge() {
    const ids = idsOf(selectedHere);
    const [id] = selectedHere.map((requirement) => requirement.id);
    const parts = placedIn(requirements, ids);
    if (!(await saveOrSay((list) => mergeRequirements(list, ids)))) return;
    setSelected(new Set());
    offerUndo(words.merged({ count: ids.size }), (known) => (list) => parted(list, { id, parts, known }));
    addButton.current?.focus();
  }

  function closeNew() {
    keepNew(null);
    setIsBegun(false);
    setFreshId(newId());
  }

  function stopAdding() {
    closeNew();
    addButton.current?.focus();
  }

  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        {shown.length === 0 ? words.none : words.summary({ count: shown.length, musts })}
        {` ${sayWorth.shares(worth)}`}
      </Typography>
      <Box component="ol" aria-label={words.title} sx={{ ...plainList, containerType: "inline-size" }}>
        {shown.map((requirement, index) => (
          <RequirementRow
            key={requirement.id}
            screeningId={screeningId}
            position={index + 1}
            requirement={requirement}
            worth={worthInRows[index] ?? ""}
            onChange={changeOne}
            onRemove={remove}
            isSelected={selectedHere.length > 0 ? selected.has(requirement.id) : null}
            onSelect={select}
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
        {words.add}
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
            {words.merge({ count: selectedHere.length })}
          </Button>
          <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
            {hindrance}
          </Typography>
        </Box>
      ) : null}
    </>
  );
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
