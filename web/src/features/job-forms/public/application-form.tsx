import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { PublicJobForm } from "@winnow/contract/job-forms.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { mutedText } from "../../../theme/styles.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { useApplication } from "./application-context.ts";
import { ContactFields } from "./contact-fields.tsx";
import { CvSection } from "./cv-section.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { NoticeSection } from "./notice-section.tsx";
import { QuestionField } from "./question-field.tsx";
import { ReadEducation } from "./read-education.tsx";
import { ReadJobs } from "./read-jobs.tsx";
import { WaitingNote } from "./waiting-note.tsx";

const maximumSourceCharacters = 100;

/** The CV first, then what was read of it, the employer's questions, and what is done with all of it. */
export function ApplicationForm({ form }: { form: PublicJobForm }) {
  const words = useWords("jobForm");
  const { state, send, startOver } = useApplication();
  const [website, setWebsite] = useState("");
  const [query] = useSearchParams();
  const source = (query.get("source") ?? query.get("utm_source") ?? "").slice(0, maximumSourceCharacters);
  const { cv, filled, isSending } = state;
  const isRead = cv.step === "arrived";
  return (
    <Box
      component="form"
      noValidate
      aria-label={words.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send({ source, website });
      }}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <ErrorSummary />
      <CvSection />
      <Panel title={isRead ? words.read.title : words.read.unreadTitle}>
        <Box sx={{ display: "grid", gap: 3 }}>
          <ContactFields isRead={isRead} />
          {isRead && filled.read ? (
            <>
              <ReadJobs jobs={filled.read.jobs} />
              <ReadEducation education={filled.read.education} />
            </>
          ) : null}
        </Box>
      </Panel>
      {form.questions.length > 0 ? (
        <Panel title={words.questions}>
          <Box sx={{ display: "grid", gap: 3 }}>
            {form.questions.map((question) => (
              <QuestionField key={question.id} question={question} />
            ))}
          </Box>
        </Panel>
      ) : null}
      <NoticeSection form={form} />
      <Trap value={website} onChange={setWebsite} />
      <div>
        {isSending ? <WaitingNote /> : null}
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={isSending}
            sx={{ width: { xs: "100%", sm: "auto" } }}
          >
            {words.send}
          </Button>
          <Button
            color="inherit"
            disabled={isSending}
            onClick={() => void startOver()}
            sx={{ ml: { sm: "auto" }, color: "text.secondary" }}
          >
            {words.clear}
          </Button>
        </Box>
        <Box sx={{ ...mutedText, mt: 1 }}>{words.keptHere}</Box>
      </div>
    </Box>
  );
}

/** For machines that fill in whatever they find. People neither see nor reach it. */
function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Box
      aria-hidden
      sx={{ position: "absolute", left: "-200vw", top: "auto", width: 1, height: 1, overflow: "hidden" }}
    >
      <label>
        Website
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </Box>
  );
}
