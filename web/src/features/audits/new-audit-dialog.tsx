import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import type { Screening } from "@winnow/contract/screenings.ts";
import { type FormEvent, useId, useState } from "react";
import { radius, textSize } from "../../theme/sizes.ts";
import { fieldLabel, plainList } from "../../theme/styles.ts";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { formatDate } from "../../ui/format/format-time.ts";
import { useWords } from "../../words/words.ts";
import { useAudits, useCreateAudit } from "./audit-queries.ts";

/** Draws a sample from below a line, or goes on with one drawn before. */
export default function NewAuditDialog(props: {
  screening: Screening;
  onClose: () => void;
  onOpen: (auditId: string) => void;
}) {
  const { screening, onClose, onOpen } = props;
  const [line, setLine] = useState("65");
  const [size, setSize] = useState("8");
  const create = useCreateAudit(screening.id);
  const audits = useAudits(screening.id);
  const { new: words, title } = useWords("audit");
  const { cancel } = useWords("kit");
  const id = useId();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ line: Number(line), size: Number(size) }, { onSuccess: (audit) => onOpen(audit.id) });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <form onSubmit={onSubmit}>
        <DialogContent>
          {create.error ? <FailureAlert headline={create.error.message} reason={null} /> : null}
          <Typography sx={{ mb: 2 }}>{words.text}</Typography>
          <NumberEntry
            id={`${id}-line`}
            label={words.line}
            value={line}
            onChange={setLine}
            range={[0, 100]}
          />
          <NumberEntry id={`${id}-size`} label={words.size} value={size} onChange={setSize} range={[3, 50]} />
          {audits.data && audits.data.length > 0 ? (
            <>
              <Typography variant="h3" sx={{ mt: 3 }}>
                {words.before}
              </Typography>
              <Box component="ul" aria-label={words.before} sx={plainList}>
                {audits.data.map((audit) => (
                  <li key={audit.id}>
                    <ButtonBase onClick={() => onOpen(audit.id)} sx={sampleBefore}>
                      {words.drawn({
                        line: audit.line,
                        date: formatDate(audit.created_at),
                        read: audit.answered_count,
                        count: audit.items_count,
                      })}
                    </ButtonBase>
                  </li>
                ))}
              </Box>
            </>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" loading={create.isPending}>
            {words.draw}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A sentence, which takes two lines where it has to. */
const sampleBefore = {
  width: 1,
  minHeight: 36,
  px: 1,
  py: 0.5,
  justifyContent: "flex-start",
  textAlign: "start",
  borderRadius: radius.control,
  font: "inherit",
  fontSize: textSize.body,
  fontWeight: 550,
  "&:hover, &.Mui-focusVisible": { backgroundColor: "action.hover" },
} as const;

function NumberEntry(props: {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  range: [number, number];
}) {
  const { id, label, value, onChange, range } = props;
  return (
    <Box sx={{ mb: 2 }}>
      <Box component="label" htmlFor={id} sx={{ ...fieldLabel, fontWeight: 550 }}>
        {label}
      </Box>
      <OutlinedInput
        id={id}
        type="number"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ min: range[0], max: range[1], step: 1 }}
        sx={{ width: 120 }}
      />
    </Box>
  );
}
