import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { applicationNoticeVersion, type PublicJobForm } from "@winnow/contract/job-forms.ts";
import { noticeLanguageFor } from "@winnow/contract/notice-languages.ts";
import { FieldNote } from "../../../ui/form/field-parts.tsx";
import { TickBox } from "../../../ui/form/tick-box.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { pageLanguage } from "../../../words/page-language.ts";
import { useWords } from "../../../words/words.ts";
import { errorAt, fieldId, useApplication } from "./application-context.ts";
import { applicationNoticeTexts, seenAndAssessed } from "./application-notice.ts";

/** What is done with an application, who sees it and how it is assessed; nothing is sent before consent. */
export function NoticeSection({ form }: { form: PublicJobForm }) {
  const words = useWords("jobForm").notice;
  const texts = applicationNoticeTexts[noticeLanguageFor(pageLanguage())];
  const { seen, assessed } = seenAndAssessed(texts, {
    employer: form.employer,
    isReadByModel: form.read_by !== null,
    readBy: form.read_by,
  });
  const { state, agree } = useApplication();
  const error = errorAt(state, "consent");
  const noteId = `${fieldId("consent")}-note`;
  const parts: [string, string][] = [
    [words.for, texts.kept],
    [words.who, seen],
    [words.how, assessed],
    [words.yours, texts.yours],
  ];
  return (
    <Panel title={words.title}>
      <Box sx={{ display: "grid", gap: 1.5, maxWidth: "68ch" }}>
        {parts.map(([title, text]) => (
          <section key={title}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Typography lang={texts.language} sx={{ mt: 0.25 }}>
              {text}
            </Typography>
          </section>
        ))}
        <Box sx={{ mt: 1, pt: 1.5, borderTop: 1, borderColor: "divider" }}>
          <TickBox
            id={fieldId("consent")}
            label={texts.agreement}
            labelLanguage={texts.language}
            isTicked={state.isAgreed}
            isInvalid={error !== undefined}
            describedBy={noteId}
            onChange={agree}
          />
          <FieldNote id={noteId} data-is-error={error !== undefined}>
            {error ?? words.version({ version: applicationNoticeVersion(form.read_by) })}
          </FieldNote>
        </Box>
      </Box>
    </Panel>
  );
}
