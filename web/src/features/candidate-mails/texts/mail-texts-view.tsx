import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { type CandidateMailKind, type MailTexts, mailLanguages } from "@winnow/contract/candidate-mails.ts";
import { useId, useState } from "react";
import { radius } from "../../../theme/sizes.ts";
import { mutedText } from "../../../theme/styles.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SegmentedField } from "../../../ui/form/segmented-field.tsx";
import { useWords } from "../../../words/words.ts";
import type { MailPlace } from "../mail-place.ts";
import { languageName, mailKindsOf } from "../mail-words.ts";
import { MailPreviewPane } from "./mail-preview-pane.tsx";
import { PlaceholderField } from "./placeholder-field.tsx";
import { type Saving, useChangeMailTexts, useMailTexts } from "./text-queries.ts";
import { useMailText } from "./use-mail-text.ts";

/** What candidates are told by mail: the language, and of each mail its text beside what it becomes. It saves itself. */
export function MailTextsView({ place, saving }: { place: MailPlace; saving: Saving }) {
  const words = useWords("mails");
  const texts = useMailTexts(place);
  if (texts.data) return <Texts place={place} texts={texts.data} saving={saving} />;
  if (texts.error) {
    return (
      <ErrorState
        title={words.failed}
        error={texts.error}
        onRetry={() => void texts.refetch()}
        isRetrying={texts.isFetching}
      />
    );
  }
  return <Skeleton variant="rounded" height={480} role="progressbar" aria-label={words.loading} />;
}

function Texts(props: { place: MailPlace; texts: MailTexts; saving: Saving }) {
  const { place, texts, saving } = props;
  const words = useWords("mails");
  const labels = useWords("labels").candidateMailKinds;
  const kinds = mailKindsOf(place);
  const [kind, setKind] = useState<CandidateMailKind>(kinds[0] ?? "rejected");
  const changing = useChangeMailTexts(place, saving);
  const id = useId();
  const asked = changing.isPending ? changing.variables : undefined;
  const language = asked && "language" in asked ? asked.language : texts.language;
  const shown = texts.texts.find((text) => text.kind === kind);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SegmentedField
          label={words.language}
          value={language}
          choices={mailLanguages.map((each) => ({ value: each, words: languageName(each) }))}
          onChange={(next) => changing.mutate({ language: next })}
        />
      </Box>
      {changing.error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {changing.error.message}
        </Alert>
      ) : null}
      <Tabs
        value={kind}
        aria-label={words.kinds}
        variant="scrollable"
        onChange={(_, next: CandidateMailKind) => setKind(next)}
        sx={{ mb: 2, borderBottom: 1, borderColor: "divider" }}
      >
        {kinds.map((each) => (
          <Tab
            key={each}
            value={each}
            label={labels[each]}
            id={`${id}-${each}`}
            aria-controls={each === kind ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${kind}`}>
        {shown ? (
          <MailText key={kind} place={place} language={texts.language} stored={shown} saving={saving} />
        ) : null}
      </Box>
    </>
  );
}

function MailText(props: {
  place: MailPlace;
  language: MailTexts["language"];
  stored: MailTexts["texts"][number];
  saving: Saving;
}) {
  const { place, language, stored, saving } = props;
  const { kind } = stored;
  const { of, text: words } = useWords("mails");
  const text = useMailText({ place, kind, own: stored.text, usual: stored.usual, saving });
  const { label, when } = of[kind];
  return (
    <>
      <Typography sx={{ ...mutedText, mb: 2, maxWidth: "72ch" }}>{when}</Typography>
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          {text.theirs ? <ChangedElsewhere text={text} /> : null}
          <PlaceholderField
            kind={kind}
            label={label}
            text={text.text}
            message={text.error?.message ?? null}
            onChange={text.change}
            onLeave={text.commit}
          />
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mt: 1, minHeight: 32 }}>
            <Box role="status" sx={mutedText}>
              {text.isOwn ? words.own : words.usual({ language: languageName(language) })}
            </Box>
            {text.isOwn ? (
              <Button size="small" color="inherit" onClick={text.takeUsual}>
                {words.takeUsual}
              </Button>
            ) : null}
          </Box>
        </Box>
        <MailPreviewPane place={place} asked={{ kind, language, text: text.isOwn ? text.text : null }} />
      </Box>
    </>
  );
}

/** Another window has changed the same text: nothing is lost until somebody chooses. */
function ChangedElsewhere({ text }: { text: ReturnType<typeof useMailText> }) {
  const words = useWords("mails").text;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {words.changedElsewhere}
      <Box dir="auto" sx={theirsStyle} tabIndex={0} role="region" aria-label={words.theirs}>
        {text.theirs?.text}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={text.keepMine}>
          {words.keepMine}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={text.takeTheirs}>
          {words.takeTheirs}
        </Button>
      </Box>
    </Alert>
  );
}

const columns = {
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
} as const;

const theirsStyle = {
  my: 1,
  p: 1,
  maxHeight: 160,
  overflow: "auto",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  border: 1,
  borderColor: "divider",
  borderRadius: radius.small,
} as const;
