import MailIcon from "@mui/icons-material/MailOutlineRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ApplicantRequest, Application } from "@winnow/contract/applications.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { StoredWords } from "../../../ui/page/stored-words.tsx";
import { sayReason } from "../../../words/said-failure.ts";
import { useWords } from "../../../words/words.ts";
import { QuotationBlock } from "../../evidence/quotation-block.tsx";
import { ApplicantAnswers } from "../applicant-answers.tsx";
import { dueWords, isOverdue } from "../request-words.ts";
import { AnswerRequest } from "./answer-request.tsx";
import { useSaveAnswerFile } from "./application-queries.ts";
import { sourceWords } from "./application-words.ts";

/** What somebody sent by the form, what they ask, and what became of it. */
export function ApplicationView(props: {
  application: Application;
  /** For pages that show it among other things, which they ask for themselves. */
  onAnswered?: () => void;
}) {
  const { application, onAnswered } = props;
  const { source, sent_at, withdrawn_at, requests, answers, events, consent, is_hidden, mail_failure } =
    application;
  const words = useWords("applications").view;
  const saving = useSaveAnswerFile(application.id);
  const showToast = useToast();
  return (
    <Box sx={{ display: "grid", gap: 2.5, minWidth: 0 }}>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {words.applied({ moment: formatDateTime(sent_at) })} <bdi>{sourceWords(source)}</bdi>
        {withdrawn_at === null
          ? words.appliedEnd
          : words.withdrawnEnd({ moment: formatDateTime(withdrawn_at) })}{" "}
        <Box component="span" sx={mutedText}>
          {words.agreed(consent)}
        </Box>
      </Typography>
      {mail_failure === null ? null : (
        <Notice icon={<MailIcon aria-hidden />}>
          {words.mailFailed({ reason: sayReason(mail_failure) })}
        </Notice>
      )}
      {requests.length > 0 ? (
        <Box component="ul" aria-label={words.requests} sx={{ ...plainList, display: "grid", gap: 2 }}>
          {requests.map((request) => (
            <Request key={request.id} application={application} request={request} onAnswered={onAnswered} />
          ))}
        </Box>
      ) : null}
      {is_hidden ? (
        <Typography sx={mutedText}>{words.hidden}</Typography>
      ) : answers.length > 0 ? (
        <ApplicantAnswers
          answers={answers}
          onDownload={(fileId) =>
            saving.mutate(fileId, { onError: (error) => showToast(error.message, { tone: "error" }) })
          }
        />
      ) : null}
      <div>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {words.whatHappened}
        </Typography>
        <Box component="ol" aria-label={words.log} sx={{ ...plainList, display: "grid", gap: 1 }}>
          {events.map(({ kind, sentence, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end.
            <Box component="li" key={index} sx={{ overflowWrap: "anywhere" }}>
              <span dir="auto">
                <StoredWords stored={sentence} say={words.events[kind]} />
              </span>
              <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
                {formatDateTime(at)}
              </Typography>
            </Box>
          ))}
        </Box>
      </div>
    </Box>
  );
}

function Request(props: {
  application: Application;
  request: ApplicantRequest;
  onAnswered: (() => void) | undefined;
}) {
  const { application, request, onAnswered } = props;
  const { kind, text, asked_at, answer } = request;
  const words = useWords("applications").view;
  const isLate = isOverdue(request, Date.now());
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 2, borderColor: "divider", minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, mb: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {words.kinds[kind]}
        </Box>
        <Box component="span" sx={mutedText}>
          {formatDateTime(asked_at)}
        </Box>
        <Box component="span" sx={isLate ? { fontWeight: 600 } : mutedText}>
          {dueWords(request, Date.now())}
        </Box>
      </Box>
      {text === "" ? null : <QuotationBlock text={text} />}
      {answer === null ? (
        <AnswerRequest applicationId={application.id} requestId={request.id} onAnswered={onAnswered} />
      ) : (
        <Box dir="auto" sx={{ mt: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "72ch" }}>
          {answer}
        </Box>
      )}
    </Box>
  );
}
