import { escapeHtml } from "../../platform/escape-html.ts";
import type { JobFormRow } from "./rows.ts";

type Place = Pick<
  JobFormRow,
  "public_id" | "closes_at" | "town" | "country" | "is_remote" | "employment_type"
>;

/**
 * An open form as a JobPosting of schema.org, with what Google asks for besides
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). What nobody has said is left out.
 */
export function jobPostingOf(
  form: Place,
  shown: { title: string; description: string; employer: string; link: string; openSince: Date },
): object {
  const { title, description, employer, link, openSince } = shown;
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title,
    description: paragraphsOf(description),
    identifier: { "@type": "PropertyValue", name: employer, value: form.public_id },
    datePosted: openSince.toISOString(),
    ...(form.closes_at ? { validThrough: form.closes_at.toISOString() } : {}),
    hiringOrganization: { "@type": "Organization", name: employer },
    url: link,
    directApply: true,
    ...(form.employment_type ? { employmentType: form.employment_type } : {}),
    ...placeOf(form),
  };
}

/** JSON that cannot end the script element that it stands in, whatever its texts say. */
export function writeJsonLd(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function placeOf({ town, country, is_remote }: Place): object {
  const address = {
    "@type": "PostalAddress",
    ...(town ? { addressLocality: town } : {}),
    ...(country ? { addressCountry: country } : {}),
  };
  if (!is_remote) return town || country ? { jobLocation: { "@type": "Place", address } } : {};
  return {
    jobLocationType: "TELECOMMUTE",
    // Who works from home is found by where they may live.
    ...(country ? { applicantLocationRequirements: { "@type": "Country", name: country } } : {}),
  };
}

/** Plain text as HTML: an empty line ends a paragraph, a line break stays one. */
function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
}
