import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Profile } from "@winnow/contract/match-report.ts";
import { radius, textSize } from "../../../theme/sizes.ts";
import { plainList } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { QuotedWords } from "../../evidence/quoted-words.tsx";
import { jobPeriod } from "../../job-forms/cv-fields/job-period.ts";
import { formatDay, formatMonths, formatYears } from "../report-labels.ts";
import { gapsBefore } from "./gaps.ts";
import { ProfilePart } from "./profile-part.tsx";
import { UnsureBadge } from "./unsure-badge.tsx";

/** The jobs with their computed years, and what lies between them, as a fact and nothing more. */
export function ReportTimeline({ profile, asOf }: { profile: Profile; asOf: string }) {
  const { jobs } = profile;
  const { profile: words } = useWords("matchReport");
  const cvWords = useWords("cv");
  if (jobs.length === 0) return null;
  const gaps = gapsBefore(jobs);
  return (
    <ProfilePart title={words.experience({ years: formatYears(profile.years_of_work) })}>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
        {words.overlap}
        {jobs.some(({ is_current }) => is_current) ? ` ${words.present({ day: formatDay(asOf) })}` : ""}
      </Typography>
      <Box component="ol" sx={listStyle}>
        {jobs.map((job, index) => {
          const gap = gaps.get(index) ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs of a CV may be worded alike.
            <li key={index}>
              <div className="job">
                <QuotedWords>{job.title ?? job.quotation.text}</QuotedWords>
                {job.employer ? (
                  <>
                    {" · "}
                    <QuotedWords>{job.employer}</QuotedWords>
                  </>
                ) : null}
                <UnsureBadge confidence={job.confidence} />
              </div>
              <p>
                {[jobPeriod(job, cvWords), job.years === null ? "" : formatYears(job.years)]
                  .filter(Boolean)
                  .join(" · ") || words.noDates}
              </p>
              {gap > 0 ? <p className="gap">{words.gap({ months: formatMonths(gap) })}</p> : null}
            </li>
          );
        })}
      </Box>
    </ProfilePart>
  );
}

const entryStyle = {
  "& .job": { fontSize: textSize.body, lineHeight: 22 / 14, overflowWrap: "anywhere" },
  "& p": { m: 0, fontSize: textSize.small, lineHeight: 20 / 13, color: "text.secondary" },
  "& .gap": { mt: 1 },
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
    borderRadius: radius.round,
    backgroundColor: "background.paper",
    border: "2px solid",
    borderColor: "primary.main",
    boxSizing: "border-box",
  },
} as const;

const listStyle = { ...plainList, "& > li": entryStyle } as const;
