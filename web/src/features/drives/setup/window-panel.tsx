import Alert from "@mui/material/Alert";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { useId } from "react";
import { ChevronIcon } from "../../../theme/chevron-icon.tsx";
import { mutedText } from "../../../theme/styles.ts";
import { MomentField } from "../../../ui/form/moment-field.tsx";
import { endOfDayAfter, fromWallTime, toWallTime } from "../../../ui/format/zoned-time.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { type DriveChanges, useChangeDrive } from "../queries.ts";
import { asHighAsOthers } from "./autocomplete-style.ts";
import { windowSentence } from "./window-words.ts";

const lengthsDays = [3, 7, 14] as const;
/** A date with its time needs 200 px. */
const columns = { xs: "minmax(0, 1fr)", sm: "1fr 1fr", lg: "minmax(0, 1fr)", xl: "1fr 1fr" } as const;
const timeZones = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC")];

/** From and until when candidates may begin, in the time zone of the drive. */
export function WindowPanel({ drive }: { drive: DriveRoundDetails }) {
  const words = useWords("driveSetup").window;
  const change = useChangeDrive(drive.id);
  const id = useId();
  const endsId = useId();
  const isDraft = drive.status === "Draft";
  const isOver = drive.status === "Cancelled";
  const reader = {
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    nowSeconds: Math.floor(Date.now() / 1000),
  };
  const begin = Math.max(drive.opens_at ?? 0, reader.nowSeconds);

  function save(changes: DriveChanges) {
    change.mutate(() => changes);
  }

  /** The wall clock stays as it was chosen; the moments move with the time zone. */
  function chooseTimeZone(timeZone: string) {
    change.mutate(({ opens_at, closes_at, time_zone }) => ({
      time_zone: timeZone,
      opens_at: opens_at === null ? null : fromWallTime(toWallTime(opens_at, time_zone), timeZone),
      closes_at: closes_at === null ? null : fromWallTime(toWallTime(closes_at, time_zone), timeZone),
    }));
  }

  if (drive.is_sample) {
    return (
      <Panel title={words.title}>
        <Typography>{words.sample}</Typography>
      </Panel>
    );
  }
  return (
    <Panel title={words.title}>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: columns }}>
        <MomentField
          label={words.from}
          value={drive.opens_at}
          timeZone={drive.time_zone}
          isDisabled={!isDraft}
          onChange={(opens_at) => save({ opens_at })}
        />
        <MomentField
          label={words.until}
          value={drive.closes_at}
          timeZone={drive.time_zone}
          isDisabled={isOver}
          onChange={(closes_at) => save({ closes_at })}
        />
      </Box>
      {isOver ? null : (
        <Box
          role="group"
          aria-labelledby={endsId}
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mt: 1 }}
        >
          <Box id={endsId} sx={mutedText}>
            {words.endsAfter}
          </Box>
          {lengthsDays.map((days) => (
            <Button
              key={days}
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => save({ closes_at: endOfDayAfter(begin, days, drive.time_zone) })}
            >
              {words.lengths[days]}
            </Button>
          ))}
        </Box>
      )}
      <FormLabel htmlFor={id} sx={{ display: "block", mt: 2, mb: 0.5 }}>
        {words.zone}
      </FormLabel>
      <Autocomplete
        id={id}
        sx={asHighAsOthers}
        popupIcon={<ChevronIcon />}
        disableClearable
        disabled={!isDraft}
        value={drive.time_zone}
        options={timeZones.includes(drive.time_zone) ? timeZones : [drive.time_zone, ...timeZones]}
        onChange={(_, timeZone) => chooseTimeZone(timeZone)}
        renderInput={({ slotProps, disabled }) => (
          <OutlinedInput
            {...slotProps.input}
            fullWidth
            disabled={disabled}
            inputProps={slotProps.htmlInput}
          />
        )}
      />
      <Typography sx={{ mt: 2 }}>{windowSentence(drive, reader)}</Typography>
      {drive.status === "InProgress" || drive.status === "Completed" ? (
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          {drive.status === "Completed" ? words.laterReopens : words.later}
        </Typography>
      ) : null}
      {change.error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {change.error.message}
        </Alert>
      ) : null}
    </Panel>
  );
}
