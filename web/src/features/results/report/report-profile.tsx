import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Correction } from "@winnow/contract/corrections.ts";
import type { Profile } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { useState } from "react";
import { radius, textSize } from "../../../theme/sizes.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { MailAddress } from "../../../ui/format/mail-address.tsx";
import { useWords } from "../../../words/words.ts";
import { QuotedWords } from "../../evidence/quoted-words.tsx";
import { Was } from "../../job-forms/cv-fields/correctable-row.tsx";
import { contactFields } from "../../job-forms/cv-fields/corrections.ts";
import { monthAndYear } from "../../job-forms/cv-fields/job-period.ts";
import { skillPlaces } from "../report-labels.ts";
import { ReportSection } from "../report-section.tsx";
import { profileAsRead } from "./corrected-things.ts";
import { ProfilePart } from "./profile-part.tsx";
import { ReportTimeline } from "./report-timeline.tsx";
import { UnsureBadge } from "./unsure-badge.tsx";

/** What the CV says about the person, part by part. Parts that it does not have are left out. */
export function ReportProfile({ result }: { result: ScreeningResultWithReport }) {
  const { report, corrections } = result;
  const { profile } = report;
  const { profile: words } = useWords("matchReport");
  return (
    <ReportSection title={words.title}>
      <Box
        sx={{
          "& > *": { mb: 2.5, breakInside: "avoid" },
          "@container (min-width: 480px)": { columns: 2, columnGap: 4 },
        }}
      >
        <Contact profile={profile} corrections={corrections} asRead={profileAsRead(result)} />
        <ReportTimeline profile={profile} asOf={report.as_of} />
        <Education education={profile.education} />
        <QuotedPart title={words.certificates} values={profile.certificates} />
        <QuotedPart title={words.languages} values={profile.languages} />
        <Skills skills={profile.skills} />
      </Box>
    </ReportSection>
  );
}

function Contact(props: { profile: Profile; corrections: Correction[]; asRead: Profile }) {
  const { profile, corrections, asRead } = props;
  const { profile: words } = useWords("matchReport");
  const cvWords = useWords("cv");
  const entries = [
    ...contactFields.map((field) => ({
      label: cvWords.contact[field],
      values: [profile[field]].filter((value) => value !== null),
      was: corrections.some((one) => one.kind === "contact" && one.field === field)
        ? (asRead[field]?.value ?? words.none)
        : null,
    })),
    { label: words.links, values: profile.links, was: null },
  ].filter(({ values, was }) => values.length > 0 || was !== null);
  if (entries.length === 0) return null;
  return (
    <ProfilePart title={words.contact}>
      <Box component="dl" sx={contactStyle}>
        {entries.map(({ label, values, was }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {values.length === 0 ? words.none : null}
              {values.map(({ value, confidence }) => (
                <div key={value}>
                  {was === null ? (
                    <QuotedWords>
                      <MailAddress>{value}</MailAddress>
                    </QuotedWords>
                  ) : (
                    <bdi>
                      <MailAddress>{value}</MailAddress>
                    </bdi>
                  )}
                  <UnsureBadge confidence={confidence} />
                </div>
              ))}
              {was === null ? null : <Was>{was}</Was>}
            </dd>
          </div>
        ))}
      </Box>
    </ProfilePart>
  );
}

function Education({ education }: { education: Profile["education"] }) {
  const { profile: words } = useWords("matchReport");
  if (education.length === 0) return null;
  return (
    <ProfilePart title={words.education}>
      <Box component="ul" sx={{ ...plainList, display: "grid", gap: 1 }}>
        {education.map(({ degree, school, end, fields, confidence, quotation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two degrees of a CV may be worded alike.
          <Box component="li" key={index} sx={{ overflowWrap: "anywhere", breakInside: "avoid" }}>
            <QuotedWords>{degree ?? quotation.text}</QuotedWords>
            <UnsureBadge confidence={confidence} />
            <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
              {school ? <bdi>{school}</bdi> : null}
              {school && end ? " · " : ""}
              {end ? monthAndYear(end) : ""}
            </Typography>
            {fields.length > 0 ? (
              <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
                {words.fields({ fields: fields.map(({ value }) => value) })}
              </Typography>
            ) : null}
          </Box>
        ))}
      </Box>
    </ProfilePart>
  );
}

function Skills({ skills }: { skills: Profile["skills"] }) {
  const { profile: words } = useWords("matchReport");
  const groups = skillPlaces
    .map((place) => ({ label: words.shown[place], names: skills.filter(({ shown }) => shown === place) }))
    .filter((group) => group.names.length > 0);
  if (groups.length === 0) return null;
  return (
    <ProfilePart title={words.skills}>
      <Box component="dl" sx={skillsStyle}>
        {groups.map(({ label, names }) => (
          <div key={label} style={{ breakInside: "avoid" }}>
            <dt>{label}</dt>
            <dd>
              {names.map(({ name, confidence, quotation }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a skill may be named twice.
                <span key={`${index} ${name}`} title={words.placed(quotation)}>
                  {name}
                  <UnsureBadge confidence={confidence} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </Box>
    </ProfilePart>
  );
}

function QuotedPart({ title, values }: { title: string; values: Profile["languages"] }) {
  const [isWhole, setIsWhole] = useState(false);
  const { profile: words } = useWords("matchReport");
  const evidence = useWords("evidence");
  if (values.length === 0) return null;
  return (
    <ProfilePart title={title}>
      <Box component="ul" sx={{ ...plainList, display: "grid", gap: 0.5 }}>
        {values.map(({ value, confidence, quotation }, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: a CV may say the same twice.
            key={`${index} ${value}`}
            sx={isWhole || index < shownAtFirst ? undefined : { "@media screen": { display: "none" } }}
          >
            <QuotedWords>{value}</QuotedWords>{" "}
            <Typography component="span" variant="caption" sx={{ color: "text.secondary" }}>
              {evidence.page(quotation)}
            </Typography>
            <UnsureBadge confidence={confidence} />
          </Box>
        ))}
      </Box>
      {values.length > shownAtFirst ? (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          sx={{ ml: -1.5, displayPrint: "none" }}
        >
          {isWhole ? words.fewer : words.all({ count: values.length })}
        </Button>
      ) : null}
    </ProfilePart>
  );
}

/** More than these are seldom what they were read as; on paper all stand there. */
const shownAtFirst = 6;

const contactStyle = {
  m: 0,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 0.5,
  columnGap: 2,
  // An address of a usual length stands in one line; on phones that takes the whole width.
  "@container (max-width: 360px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > div + div > dt": { mt: 0.5 },
  },
  "& > div": { display: "contents" },
  "& > div > dt": { color: "text.secondary" },
  "& > div > dd": { m: 0, minWidth: 0 },
} as const;

const skillsStyle = {
  m: 0,
  display: "grid",
  gap: 1.5,
  "& dt": { ...mutedText, mb: 0.5 },
  "& dd": { m: 0, display: "flex", flexWrap: "wrap", gap: 0.5 },
  "& dd > span": {
    px: 1,
    py: 0.25,
    border: 1,
    borderColor: "divider",
    borderRadius: radius.full,
    fontSize: textSize.small,
    maxWidth: "100%",
    overflowWrap: "anywhere",
  },
} as const;
