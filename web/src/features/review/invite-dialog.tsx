import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { type ReactNode, useId, useState } from "react";
import { mutedText } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { DriveStatusChip } from "../drives/drive-status-chip.tsx";
import { progressWords } from "../drives/drive-words.ts";
import { useDrives } from "../drives/queries.ts";

const openDrives = { status: "Draft,InProgress", size: 25 } as const;

/** Which drive the selected results become candidates of: a new one, or one that still takes some. */
export default function InviteDialog(props: {
  count: number;
  isBusy: boolean;
  error: Error | null;
  /** The id of a drive; null for a new one. */
  onInvite: (driveId: string | null) => void;
  onClose: () => void;
}) {
  const { count, isBusy, error, onInvite, onClose } = props;
  const [driveId, setDriveId] = useState<string | null>(null);
  const drives = useDrives(openDrives);
  const open = drives.data?.data.filter(({ is_sample }) => !is_sample) ?? [];
  const titleId = useId();
  const words = useWords("review").invite;
  const { cancel } = useWords("kit");

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{words.title({ count })}</DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby={titleId}
          value={driveId ?? ""}
          onChange={(_, id) => setDriveId(id === "" ? null : id)}
        >
          <Choice value="" name={words.newDrive} what={words.newDriveHas} />
          {open.map((drive) => (
            <Choice
              key={drive.id}
              value={drive.id}
              name={
                <>
                  <bdi>{drive.title}</bdi> <DriveStatusChip status={drive.status} />
                </>
              }
              what={`${words.questions({ count: drive.questions_count })} ${progressWords(drive.counts)}.`}
            />
          ))}
        </RadioGroup>
        {error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error.message}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Box sx={{ ...mutedText, flex: "1 1 200px" }}>{words.nobodyYet}</Box>
        <Button color="inherit" disabled={isBusy} onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="contained" autoFocus loading={isBusy} onClick={() => onInvite(driveId)}>
          {driveId === null ? words.create : words.add({ count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Choice({ value, name, what }: { value: string; name: ReactNode; what: string }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      label={
        <Box sx={{ py: 0.75, overflowWrap: "anywhere" }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, fontWeight: 550 }}>
            {name}
          </Box>
          <Box sx={mutedText}>{what}</Box>
        </Box>
      }
      sx={{ alignItems: "flex-start", mr: 0 }}
    />
  );
}
