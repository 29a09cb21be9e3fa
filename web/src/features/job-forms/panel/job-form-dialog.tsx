import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useId, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { mutedText } from "../../../theme/styles.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SavedNote } from "../../../ui/feedback/saved-note.tsx";
import { useWords } from "../../../words/words.ts";
import { FormSection } from "./form-section.tsx";
import type { Visibility } from "./opening.tsx";
import { type JobFormChange, saveKey, useChangeJobForm, useJobForm } from "./queries.ts";
import { ShareSection } from "./share-section.tsx";

const tabs = ["share", "form"] as const;

/** The form by which people apply to a screening: how it is shared, and what it asks. */
export function JobFormDialog(props: { screening: Screening; visibility: Visibility; onClose: () => void }) {
  const { screening, visibility, onClose } = props;
  const words = useWords("forms");
  const [tab, setTab] = useState<(typeof tabs)[number]>("share");
  const form = useJobForm(screening.id);
  const [isMerged, setIsMerged] = useState(false);
  const saving = useChangeJobForm(screening.id, { onOthersChange: () => setIsMerged(true) });
  const id = useId();

  function change(next: JobFormChange): Promise<unknown> {
    const saved = saving.mutateAsync(next);
    // What fails is shown below the form, whoever waits for it or not.
    saved.catch(() => undefined);
    return saved;
  }

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      maxWidth="md"
      fullWidth
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ pb: 0 }}>
        {words.title}
      </DialogTitle>
      <Tabs
        value={tab}
        aria-label={words.parts}
        onChange={(_, next: typeof tab) => setTab(next)}
        sx={{ px: 3, flex: "none" }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={words.tabs[name]}
            id={`${id}-${name}`}
            aria-controls={name === tab ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <DialogContent dividers>
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} sx={{ py: 1 }}>
          {form.data ? (
            tab === "share" ? (
              <ShareSection
                screening={screening}
                form={form.data}
                visibility={visibility}
                onChange={(changes) => void change(() => changes)}
              />
            ) : (
              <FormSection screeningId={screening.id} form={form.data} onChange={change} />
            )
          ) : form.error ? (
            <ErrorState
              title={words.failed}
              error={form.error}
              onRetry={() => void form.refetch()}
              isRetrying={form.isFetching}
            />
          ) : (
            <Skeleton variant="rounded" height={400} />
          )}
        </Box>
      </DialogContent>
      {saving.error ? (
        <Alert severity="error" sx={{ mx: 3, flex: "none" }}>
          {failureSentence(saving.error)}
        </Alert>
      ) : null}
      <DialogActions>
        <Box sx={{ flex: 1, pl: 2 }}>
          <SavedNote saveKey={saveKey(screening.id)} />
          {isMerged ? (
            <Box role="status" sx={mutedText}>
              {words.merged}
            </Box>
          ) : null}
        </Box>
        <Button color="inherit" onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is wrong with a field, where one is. */
function failureSentence(error: Error): string {
  const [wrong] = error instanceof ApiError ? Object.values(error.fields) : [];
  return wrong ?? error.message;
}

/** As high as there is room, so that it does not jump from one part to the other; on a phone all but a rim. */
const paperStyle = {
  m: { xs: 1, sm: 4 },
  width: { xs: "calc(100% - 16px)", sm: "calc(100% - 64px)" },
  height: { xs: "calc(100% - 16px)", sm: 760 },
  maxHeight: { xs: "none", sm: "calc(100% - 64px)" },
} as const;
