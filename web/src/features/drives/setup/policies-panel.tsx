import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { useKeptText } from "../../../api/use-kept-text.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { useChangeDrive } from "../queries.ts";

const extraTimes = [0, 25, 50, 100, 200, 300] as const;

/** What candidates may ask for, whether they are asked about gaps in their CV, and how their answers are scored. */
export function PoliciesPanel({ drive }: { drive: DriveRoundDetails }) {
  const words = useWords("driveSetup").policies;
  const change = useChangeDrive(drive.id);
  const isDraft = drive.status === "Draft";
  const percents = [...new Set([...extraTimes, drive.extra_time_percent])].sort((one, other) => one - other);
  const alternative = useKeptText({
    place: { subjectId: drive.id, name: "alternative form" },
    stored: drive.alternative_form ?? "",
    save: (text) => change.mutateAsync(() => ({ alternative_form: text.trim() === "" ? null : text })),
  });
  return (
    <Panel title={words.title}>
      <Box sx={{ display: "grid", gap: 3 }}>
        <LabelledSelect
          label={words.extraTime}
          value={String(drive.extra_time_percent)}
          choices={percents.map((percent) => ({
            value: String(percent),
            words: percent === 0 ? words.eachRequest : words.percentMore({ percent }),
          }))}
          onChange={(percent) => change.mutate(() => ({ extra_time_percent: Number(percent) }))}
        />
        <LabelledInput
          label={words.otherForm}
          hint={words.otherFormHint}
          multiline
          minRows={2}
          maxRows={8}
          value={alternative.text}
          maxLength={1_000}
          onChange={(event) => alternative.change(event.target.value)}
          onBlur={alternative.commit}
        />
        <Box>
          <FormControlLabel
            control={
              <Switch
                checked={drive.asks_about_gaps}
                disabled={!isDraft}
                slotProps={{ input: { role: "switch" } }}
                onChange={(_, asks_about_gaps) => change.mutate(() => ({ asks_about_gaps }))}
              />
            }
            label={words.gaps}
          />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words.gapsHint}
          </Typography>
        </Box>
        <Box>
          <FormControlLabel
            control={
              <Switch
                checked={drive.hides_marks_until_scored}
                slotProps={{ input: { role: "switch" } }}
                onChange={(_, hides_marks_until_scored) =>
                  change.mutate(() => ({ hides_marks_until_scored }))
                }
              />
            }
            label={words.scoreFirst}
          />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words.scoreFirstHint}
          </Typography>
        </Box>
        {change.error ? <Alert severity="error">{change.error.message}</Alert> : null}
      </Box>
    </Panel>
  );
}
