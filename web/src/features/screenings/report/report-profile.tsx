import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Profile } from "@winnow/contract/match-report.ts";
import type { ReactNode } from "react";
import { QuotedWords } from "./quoted-words.tsx";
import { plainList, ReportSection } from "./report-section.tsx";
import { formatYears, jobPeriod, monthAndYear, skillGroups } from "./report-words.ts";

/** What the CV says about the person, part by part. Parts that it does not have are left out. */
export function ReportProfile({ profile }: { profile: Profile }) {
  return (
    <ReportSection title="Profile">
      <Box sx={{ display: "grid", gap: 3 }}>
        <Contact profile={profile} />
        <Experience profile={profile} />
        <Education education={profile.education} />
        <Skills skills={profile.skills} />
        <QuotedPart title="Certificates" values={profile.certificates} />
        <QuotedPart title="Languages" values={profile.languages} />
      </Box>
    </ReportSection>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1, breakAfter: "avoid" }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

function Contact({ profile }: { profile: Profile }) {
  const entries = [
    { label: "E-mail", values: profile.email ? [profile.email.value] : [] },
    { label: "Phone", values: profile.phone ? [profile.phone.value] : [] },
    { label: "Location", values: profile.location ? [profile.location.value] : [] },
    { label: "Links", values: profile.links.map((link) => link.value) },
  ].filter((entry) => entry.values.length > 0);
  if (entries.length === 0) return null;
  return (
    <Part title="Contact">
      <Box
        component="dl"
        sx={{ m: 0, display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: 0.5, columnGap: 2 }}
      >
        {entries.map(({ label, values }) => (
          <Box key={label} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "text.secondary" }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
              {values.map((value) => (
                <div key={value}>
                  <QuotedWords>{value}</QuotedWords>
                </div>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function Experience({ profile }: { profile: Profile }) {
  if (profile.jobs.length === 0) return null;
  return (
    <Part title={`Experience · ${formatYears(profile.years_of_work)}`}>
      <Box component="ol" sx={plainList}>
        {profile.jobs.map((job, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs of a CV may be worded alike.
            key={index}
            sx={{
              position: "relative",
              pl: 2.5,
              pb: 2,
              borderLeft: 1,
              borderColor: "divider",
              ml: 0.5,
              breakInside: "avoid",
              "&:last-of-type": { pb: 0 },
              "&::before": {
                content: '""',
                position: "absolute",
                left: -5,
                top: 7,
                width: 9,
                height: 9,
                borderRadius: "50%",
                backgroundColor: "background.paper",
                border: "2px solid",
                borderColor: "primary.main",
                boxSizing: "border-box",
              },
            }}
          >
            <Typography component="div" sx={{ overflowWrap: "anywhere" }}>
              <QuotedWords>{job.title ?? job.quotation.text}</QuotedWords>
              {job.employer ? (
                <>
                  {" · "}
                  <QuotedWords>{job.employer}</QuotedWords>
                </>
              ) : null}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {[jobPeriod(job), job.years === null ? "" : formatYears(job.years)].filter(Boolean).join(" · ")}
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function Education({ education }: { education: Profile["education"] }) {
  if (education.length === 0) return null;
  return (
    <Part title="Education">
      <Box component="ul" sx={{ ...plainList, display: "grid", gap: 1 }}>
        {education.map(({ degree, school, end, quotation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two degrees of a CV may be worded alike.
          <Box component="li" key={index} sx={{ overflowWrap: "anywhere" }}>
            <QuotedWords>{degree ?? quotation.text}</QuotedWords>
            <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
              {school ? <bdi>{school}</bdi> : null}
              {school && end ? " · " : ""}
              {end ? monthAndYear(end) : ""}
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function Skills({ skills }: { skills: Profile["skills"] }) {
  const groups = skillGroups
    .map(({ shown, label }) => ({ label, names: skills.filter((skill) => skill.shown === shown) }))
    .filter((group) => group.names.length > 0);
  if (groups.length === 0) return null;
  return (
    <Part title="Skills">
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.5 }}>
        {groups.map(({ label, names }) => (
          <div key={label} style={{ breakInside: "avoid" }}>
            <Box component="dt" sx={{ color: "text.secondary", fontSize: "0.8125rem", mb: 0.5 }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, display: "flex", flexWrap: "wrap", gap: 0.5 }}>
              {names.map(({ name, quotation }, index) => (
                <Box
                  component="span"
                  // biome-ignore lint/suspicious/noArrayIndexKey: a skill may be named twice.
                  key={`${index} ${name}`}
                  title={`${quotation.text} (p. ${quotation.page})`}
                  sx={skill}
                >
                  {name}
                </Box>
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </Part>
  );
}

function QuotedPart({ title, values }: { title: string; values: Profile["languages"] }) {
  if (values.length === 0) return null;
  return (
    <Part title={title}>
      <Box component="ul" sx={{ ...plainList, display: "grid", gap: 0.5 }}>
        {values.map(({ value, quotation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a CV may say the same twice.
          <li key={`${index} ${value}`}>
            <QuotedWords>{value}</QuotedWords>{" "}
            <Typography component="span" variant="caption" sx={{ color: "text.secondary" }}>
              p. {quotation.page}
            </Typography>
          </li>
        ))}
      </Box>
    </Part>
  );
}

const skill = {
  px: 1,
  py: 0.25,
  border: 1,
  borderColor: "divider",
  borderRadius: 99,
  fontSize: "0.8125rem",
  maxWidth: "100%",
  overflowWrap: "anywhere",
} as const;
