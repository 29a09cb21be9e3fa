import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import Alert from "@mui/material/Alert";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import IconButton from "@mui/material/IconButton";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import type { DriveRoundDetails, DriveSkill } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { maximumDriveSkills } from "@winnow/contract/limits.ts";
import { type FormEvent, useId } from "react";
import { useDraftText } from "../../../api/use-draft.ts";
import { textSize } from "../../../theme/sizes.ts";
import { plainList } from "../../../theme/styles.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { useChangeDrive, useDriveSkills } from "../queries.ts";
import { asHighAsOthers } from "./autocomplete-style.ts";
import { hasSkill, withSkill } from "./with-skill.ts";

const weights = [1, 2, 3, 4, 5] as const;
const usualWeight = 3;

/** What the drive asks about, each skill with how much it counts. */
export function SkillsPanel({ drive, isLocked }: { drive: DriveRoundDetails; isLocked: boolean }) {
  const setup = useWords("driveSetup");
  const words = setup.skills;
  const change = useChangeDrive(drive.id);

  function changeSkills(next: (skills: DriveSkill[]) => DriveSkill[]) {
    change.mutate((present) => ({ skills: next(present.skills) }));
  }

  return (
    <Panel title={words.title}>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        {drive.skills.length === 0 ? words.none : words.weights}
      </Typography>
      <Box component="ul" aria-label={words.title} sx={plainList}>
        {drive.skills.map(({ name, weight }) => (
          <Box component="li" key={name} sx={rowStyle}>
            <Box dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              {name}
            </Box>
            {isLocked ? (
              <Box sx={{ fontSize: textSize.small }}>{words.weight({ weight })}</Box>
            ) : (
              <>
                <NativeSelect
                  value={weight}
                  input={<OutlinedInput size="small" />}
                  inputProps={{ "aria-label": words.weightOf({ name: isolate(name) }) }}
                  onChange={({ target }) =>
                    changeSkills((skills) =>
                      skills.map((skill) =>
                        skill.name === name ? { ...skill, weight: Number(target.value) } : skill,
                      ),
                    )
                  }
                >
                  {weights.map((each) => (
                    <option key={each} value={each}>
                      {each}
                    </option>
                  ))}
                </NativeSelect>
                <IconButton
                  size="small"
                  aria-label={setup.remove({ name: isolate(name) })}
                  onClick={() => changeSkills((skills) => skills.filter((skill) => skill.name !== name))}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </>
            )}
          </Box>
        ))}
      </Box>
      {isLocked || drive.skills.length >= maximumDriveSkills ? null : (
        <NewSkill
          driveId={drive.id}
          taken={drive.skills}
          onAdd={(name) => changeSkills((skills) => withSkill(skills, { name, weight: usualWeight }))}
        />
      )}
      {change.error ? <Alert severity="error">{change.error.message}</Alert> : null}
    </Panel>
  );
}

function NewSkill(props: { driveId: string; taken: readonly DriveSkill[]; onAdd: (name: string) => void }) {
  const { driveId, taken, onAdd } = props;
  const words = useWords("driveSetup").skills;
  const [draft, keepDraft] = useDraftText({ subjectId: driveId, name: "new skill" });
  const typed = draft ?? "";
  const id = useId();
  const known = useDriveSkills(typed.trim());
  const isTaken = hasSkill(taken, typed.trim());

  function add(name: string) {
    const wanted = name.trim();
    if (wanted === "" || hasSkill(taken, wanted)) return;
    onAdd(wanted);
    keepDraft(null);
  }

  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        add(typed);
      }}
      sx={{ mt: 1 }}
    >
      <FormLabel htmlFor={id} sx={{ display: "block", mb: 0.5 }}>
        {words.new}
      </FormLabel>
      <Box sx={{ display: "flex", gap: 1 }}>
        <Autocomplete
          id={id}
          freeSolo
          sx={asHighAsOthers}
          fullWidth
          value={null}
          inputValue={typed}
          options={known.data?.skills ?? []}
          filterOptions={(options) => options.filter((name) => !hasSkill(taken, name))}
          onInputChange={(_, next, reason) => {
            if (reason === "input") keepDraft(next === "" ? null : next);
          }}
          onChange={(_, name) => {
            if (name !== null) add(name);
          }}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              fullWidth
              inputProps={{ ...slotProps.htmlInput, maxLength: 120, dir: "auto" }}
            />
          )}
        />
        <Button
          type="submit"
          variant="outlined"
          color="inherit"
          disabled={typed.trim() === "" || isTaken}
          sx={{ flex: "none" }}
        >
          {words.add}
        </Button>
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: "divider",
} as const;
