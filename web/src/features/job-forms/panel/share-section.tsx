import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { JobForm } from "@winnow/contract/job-forms.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useWords } from "../../../words/words.ts";
import { CopyField } from "./copy-field.tsx";
import { Listing } from "./listing.tsx";
import { Opening, type Visibility } from "./opening.tsx";
import { PanelSection } from "./panel-section.tsx";
import { QrCode } from "./qr-code.tsx";
import { type JobFormChanges, useRefreshedJobForm, useRenewLink } from "./queries.ts";
import { linkFrom, snippetOf } from "./share-words.ts";
import { SourcesList } from "./sources-list.tsx";

/** Whether people can apply, and by what they find the form. */
export function ShareSection(props: {
  screening: Screening;
  form: JobForm;
  visibility: Visibility;
  onChange: (changes: JobFormChanges) => void;
}) {
  const { screening, form, visibility, onChange } = props;
  const words = useWords("forms").share;
  const [place, setPlace] = useState("");
  const refresh = useRefreshedJobForm(screening.id);
  const link = linkFrom(form.link, place);
  return (
    <Box sx={columns}>
      <PanelSection title={words.opening}>
        <Opening
          screening={screening}
          form={form}
          visibility={visibility}
          refresh={refresh}
          onChange={onChange}
        />
      </PanelSection>
      <PanelSection title={words.sources}>
        <SourcesList {...form} />
      </PanelSection>
      <PanelSection title={words.link}>
        <LabelledInput
          label={words.place}
          placeholder="LinkedIn"
          hint={words.placeHint}
          value={place}
          maxLength={100}
          onChange={(event) => setPlace(event.target.value)}
        />
        <CopyField label={words.linkToApply} text={link} />
        <ReplaceLink screeningId={screening.id} />
      </PanelSection>
      <PanelSection title={words.qrCode}>
        <QrCode link={link} />
      </PanelSection>
      <PanelSection title={words.searchEngines}>
        <Listing form={form} onChange={onChange} />
      </PanelSection>
      <PanelSection title={words.ownSite}>
        <CopyField
          label={words.html}
          text={snippetOf(link, form.structured_data)}
          rows={4}
          hint={words.htmlHint}
        />
      </PanelSection>
    </Box>
  );
}

function ReplaceLink({ screeningId }: { screeningId: string }) {
  const words = useWords("forms").replace;
  const [isAsking, setIsAsking] = useState(false);
  const renewal = useRenewLink(screeningId);
  return (
    <Box>
      <Button size="small" color="inherit" onClick={() => setIsAsking(true)} sx={{ ml: -1 }}>
        {words.act}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        confirmLabel={words.confirm}
        isDestructive
        isBusy={renewal.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => renewal.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
      >
        <Typography>{words.text}</Typography>
        {renewal.error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {renewal.error.message}
          </Alert>
        ) : null}
      </ConfirmDialog>
    </Box>
  );
}

const columns = {
  display: "grid",
  gap: 4,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
} as const;
