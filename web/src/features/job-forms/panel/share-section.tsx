import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { JobForm } from "@winnow/contract/job-forms.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
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
  const [place, setPlace] = useState("");
  const refresh = useRefreshedJobForm(screening.id);
  const link = linkFrom(form.link, place);
  return (
    <Box sx={columns}>
      <PanelSection title="Open or closed">
        <Opening
          screening={screening}
          form={form}
          visibility={visibility}
          refresh={refresh}
          onChange={onChange}
        />
      </PanelSection>
      <PanelSection title="Where applicants came from">
        <SourcesList {...form} />
      </PanelSection>
      <PanelSection title="Link">
        <LabelledInput
          label="Where you put it (optional)"
          placeholder="LinkedIn"
          hint="The link then says so, and who applies by it is counted above."
          value={place}
          maxLength={100}
          onChange={(event) => setPlace(event.target.value)}
        />
        <CopyField label="Link to apply" text={link} />
        <ReplaceLink screeningId={screening.id} />
      </PanelSection>
      <PanelSection title="QR code">
        <QrCode link={link} />
      </PanelSection>
      <PanelSection title="Search engines">
        <Listing form={form} onChange={onChange} />
      </PanelSection>
      <PanelSection title="On your own site">
        <CopyField
          label="HTML"
          text={snippetOf(link, form.structured_data)}
          rows={4}
          hint="A link that looks like a button, with the job as search engines read it. The form itself cannot be put into another page, so that nobody can hide it behind a page that looks like yours."
        />
      </PanelSection>
    </Box>
  );
}

function ReplaceLink({ screeningId }: { screeningId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const renewal = useRenewLink(screeningId);
  return (
    <Box>
      <Button size="small" color="inherit" onClick={() => setIsAsking(true)} sx={{ ml: -1 }}>
        Replace the link…
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Replace the link?"
        confirmLabel="Replace it"
        isDestructive
        isBusy={renewal.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => renewal.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
      >
        <Typography>
          The link of now stops working at once, wherever it was put, also on QR codes. Whoever is filling in
          the form by it cannot send it any more. Applications that were sent stay.
        </Typography>
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
