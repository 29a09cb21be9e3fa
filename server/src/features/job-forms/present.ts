import {
  applicationNoticeVersion,
  type CvAsRead,
  type formStates,
  type JobForm,
  type PublicJobForm,
} from "@winnow/contract/job-forms.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Profile } from "@winnow/matching/profile.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { jobPostingOf, writeJsonLd } from "./job-posting.ts";
import type { CountedJobFormRow, JobFormRow } from "./rows.ts";

/** Whether a form takes applications, or why not. */
export function formStateOf(form: JobFormRow): (typeof formStates)[number] {
  if (form.visibility !== "public" || form.is_sample) return "internal";
  // Nobody sends what nobody can open.
  if (form.is_closed || form.is_locked) return "closed";
  if (form.opens_at && form.opens_at > form.now) return "not yet open";
  return form.closes_at && form.closes_at <= form.now ? "over" : "open";
}

/** Since when a form takes applications; null while it takes none. */
export function openSince(form: JobFormRow): Date | null {
  if (formStateOf(form) !== "open") return null;
  const moments = [form.public_since, form.opens_at, form.reopened_at].filter((moment) => moment !== null);
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}

export function linkOf({ config }: Pick<Services, "config">, form: JobFormRow): string {
  return `${config.publicUrl}${paths.jobForm(form.public_id)}`;
}

export function presentJobForm(
  services: Pick<Services, "config" | "languageModels">,
  form: CountedJobFormRow,
): JobForm {
  const link = linkOf(services, form);
  const since = openSince(form);
  return {
    link,
    state: formStateOf(form),
    open_since: since && toEpochSeconds(since),
    version: form.version,
    title: form.title,
    description: form.description,
    of_jd: { title: form.jd_title ?? form.screening_title, text: form.jd_text },
    questions: form.questions,
    is_closed: form.is_closed,
    opens_at: form.opens_at && toEpochSeconds(form.opens_at),
    closes_at: form.closes_at && toEpochSeconds(form.closes_at),
    shows_score: form.shows_score,
    is_listed: form.is_listed,
    town: form.town,
    country: form.country,
    is_remote: form.is_remote,
    employment_type: form.employment_type,
    structured_data:
      since &&
      writeJsonLd(jobPostingOf(form, { ...presentPublicJobForm(services, form), link, openSince: since })),
    applications_count: form.applications_count,
    sources: form.sources,
  };
}

export function presentPublicJobForm(
  { languageModels }: Pick<Services, "languageModels">,
  form: JobFormRow,
): PublicJobForm {
  const readBy = languageModels.cvs?.name ?? null;
  return {
    title: form.title || (form.jd_title ?? form.screening_title),
    description: form.description || form.jd_text,
    questions: form.questions,
    version: form.version,
    employer: form.employer,
    closes_at: form.closes_at && toEpochSeconds(form.closes_at),
    notice_version: applicationNoticeVersion(readBy),
    read_by: readBy,
  };
}

export function presentCvAsRead({ name, email, phone, location, jobs, education }: Profile): CvAsRead {
  return {
    name: name?.value ?? null,
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    location: location?.value ?? null,
    jobs: jobs.map(({ title, employer, start, end, isCurrent }) => ({
      title,
      employer,
      start,
      end,
      is_current: isCurrent,
    })),
    education: education.map(({ degree, school, level }) => ({ degree, school, level })),
  };
}
