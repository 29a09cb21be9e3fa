import AddIcon from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { useRef, useState } from "react";
import { formatCount } from "../../../ui/format-count.ts";
import { type RequirementsChange, useChangeRequirements } from "../queries.ts";
import { NewRequirementRow } from "./new-requirement-row.tsx";
import { newUuid } from "./new-uuid.ts";
import { requirementMessage } from "./requirement-errors.ts";
import { RequirementRow } from "./requirement-row.tsx";

/** The requirements as a list that can be edited; each change saves itself. */
export function RequirementEditor(props: { screeningId: string; requirements: Requirement[] }) {
  const { screeningId, requirements } = props;
  const saving = useChangeRequirements(screeningId);
  const [addingId, setAddingId] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const shown = requirements.filter((requirement) => requirement.id !== addingId);
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
    if (message === null) setAddingId(null);
    return message;
  }

  function remove(id: string) {
    void save((list) => list.filter((each) => each.id !== id));
    // The row is gone with its button; the focus would be lost.
    addButton.current?.focus();
  }

  function stopAdding() {
    setAddingId(null);
    addButton.current?.focus();
  }

  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        {shown.length === 0
          ? "No requirement was found in this text. Add at least one to screen by."
          : `${formatCount(shown.length, "requirement", "requirements")}, ${musts} of them ${
              musts === 1 ? "a must-have" : "must-haves"
            }. Weights run from 1 (least) to 5 (most).`}
      </Typography>
      <Box component="ol" aria-label="Requirements" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {shown.map((requirement, index) => (
          <RequirementRow
            key={requirement.id}
            position={index + 1}
            requirement={requirement}
            onChange={(difference) => changeOne(requirement.id, difference)}
            onRemove={() => remove(requirement.id)}
          />
        ))}
        {addingId ? (
          <NewRequirementRow
            key={addingId}
            id={addingId}
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
        onClick={() => setAddingId(`new ${newUuid()}`)}
        sx={{ mt: 1 }}
      >
        Add a requirement
      </Button>
    </>
  );
}
