import { getJobForm, renewJobFormLink, updateJobForm } from "@winnow/contract/job-forms.ts";
import { paths } from "@winnow/contract/paths.ts";
import { createScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { givenAccount } from "../given/given-account.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;

beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow.stop());

const moment = z.iso.datetime();

/**
 * What Google requires and recommends of a JobPosting, and the types that schema.org gives those properties:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting and https://schema.org/JobPosting,
 * both as of November 2026. Anything else is a fault of ours.
 */
const jobPosting = z.strictObject({
  "@context": z.literal("https://schema.org/"),
  "@type": z.literal("JobPosting"),
  title: z.string().min(1),
  description: z.string().startsWith("<p>"),
  datePosted: moment,
  validThrough: moment.optional(),
  hiringOrganization: z.strictObject({ "@type": z.literal("Organization"), name: z.string().min(1) }),
  identifier: z.strictObject({
    "@type": z.literal("PropertyValue"),
    name: z.string().min(1),
    value: z.string().min(1),
  }),
  url: z.url(),
  directApply: z.literal(true),
  employmentType: z
    .enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"])
    .optional(),
  jobLocation: z
    .strictObject({
      "@type": z.literal("Place"),
      address: z.strictObject({
        "@type": z.literal("PostalAddress"),
        addressLocality: z.string().min(1).optional(),
        addressCountry: z.string().length(2).optional(),
      }),
    })
    .optional(),
  jobLocationType: z.literal("TELECOMMUTE").optional(),
  applicantLocationRequirements: z
    .strictObject({ "@type": z.literal("Country"), name: z.string().length(2) })
    .optional(),
});

/** A form that is open, of a screening with a job description of its own. */
async function givenOpenForm(changes: Parameters<typeof changeForm>[1] = {}) {
  const { id } = await recruiter.call(createScreening, { body: {} });
  const jd_text = "Nurse for nights\n\nYou need:\n- 3 years in an intensive care unit\n- German";
  await recruiter.call(updateScreening, {
    params: { id },
    body: { title: "Nurse for nights", jd_text, visibility: "public" },
  });
  const form = await changeForm(id, changes);
  return { screeningId: id, form, path: new URL(form.link).pathname };
}

function changeForm(id: string, body: Parameters<typeof recruiter.call<typeof updateJobForm>>[1]["body"]) {
  return recruiter.call(updateJobForm, { params: { id }, body });
}

async function openPage(path: string) {
  const response = await fetch(`${winnow.url}${path}`, { headers: { accept: "text/html" } });
  const html = await response.text();
  const [, jsonLd] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  return {
    html,
    posting: jsonLd === undefined ? null : jobPosting.parse(JSON.parse(jsonLd)),
    robots: response.headers.get("x-robots-tag"),
  };
}

test("the page of an open form tells search engines what is known of the job, and invents nothing", async () => {
  const { form, path } = await givenOpenForm();
  const { html, posting } = await openPage(`${path}?source=linkedin`);
  expect(posting).toEqual({
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: form.of_jd.title,
    description: "<p>Nurse for nights</p><p>You need:<br>- 3 years in an intensive care unit<br>- German</p>",
    identifier: { "@type": "PropertyValue", name: "Mara Ruiz", value: path.split("/").at(-1) },
    datePosted: expect.any(String),
    hiringOrganization: { "@type": "Organization", name: "Mara Ruiz" },
    url: form.link,
    directApply: true,
  });
  expect(Math.floor(Date.parse(posting?.datePosted ?? "") / 1_000)).toBe(form.open_since);
  expect(JSON.parse(form.structured_data ?? "")).toEqual(posting);
  expect(html).toContain(`<title>${form.of_jd.title} · Mara Ruiz</title>`);
  expect(html).toContain(`<meta property="og:title" content="${form.of_jd.title} · Mara Ruiz" />`);
  expect(html).toContain('content="Nurse for nights You need: - 3 years in an intensive care unit - German"');
  expect(html).toContain(`<link rel="canonical" href="${form.link}" />`);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<meta name="description"/g)).toHaveLength(1);
});

test("where the work is, of what kind and until when is told once the recruiter has said it", async () => {
  const closes_at = Math.floor(Date.now() / 1_000) + 86_400;
  const place = { town: "Graz", country: "AT", employment_type: "PART_TIME" } as const;
  const { screeningId, path } = await givenOpenForm({ ...place, closes_at });
  expect((await openPage(path)).posting).toMatchObject({
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Graz", addressCountry: "AT" },
    },
    employmentType: "PART_TIME",
    validThrough: new Date(closes_at * 1_000).toISOString(),
  });
  await changeForm(screeningId, { is_remote: true });
  const { posting } = await openPage(path);
  expect(posting).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "AT" },
  });
  expect(posting).not.toHaveProperty("jobLocation");
});

test("no title and no description ends the element that it stands in", async () => {
  const title = `</title></script><script>alert(1)</script> "quoted" $& $\``;
  const description = `<!--<script></script>\n\n<img src=x onerror=alert(1)> & ' $1`;
  const { form, path } = await givenOpenForm({ title, description });
  const plain = await openPage("/admin/public/job/none-of-ours");
  const { html, posting } = await openPage(path);
  expect(posting).toMatchObject({
    title,
    description:
      "<p>&lt;!--&lt;script&gt;&lt;/script&gt;</p><p>&lt;img src=x onerror=alert(1)&gt; &amp; &#39; $1</p>",
  });
  const scriptsIn = (page: string) => page.match(/<script(?![^>]*json)[^>]*>/g)?.length;
  expect(scriptsIn(html)).toBe(scriptsIn(plain.html));
  expect(html.match(/<script[^>]*json/g)).toHaveLength(2);
  const answer = /id="first-answer">([^<]*)</.exec(html)?.[1] ?? "";
  expect(JSON.parse(answer)).toMatchObject({ title, description });
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<!--");
  expect(form.structured_data).not.toContain("<");
});

test("search engines may list an open form only where the recruiter lets them, and no other page by a link", async () => {
  const { screeningId, form, path } = await givenOpenForm();
  expect((await openPage(path)).robots).toBe("noindex");
  await changeForm(screeningId, { is_listed: true });
  expect((await openPage(path)).robots).toBeNull();

  const unknown = await openPage(paths.jobForm(crypto.randomUUID()));
  expect(unknown).toMatchObject({ posting: null, robots: "noindex" });
  expect(await openPage(paths.jobForm("drop table"))).toEqual(unknown);
  expect((await openPage(paths.receipt("some-token"))).robots).toBe("noindex");
  await changeForm(screeningId, { is_closed: true });
  expect(await openPage(path)).toEqual(unknown);
  const closed = await recruiter.call(getJobForm, { params: { id: screeningId } });
  expect(closed).toMatchObject({ open_since: null, structured_data: null });

  const reopened = await changeForm(screeningId, { is_closed: false });
  expect(reopened.open_since).toBeGreaterThanOrEqual(form.open_since ?? Number.NaN);
  await recruiter.call(renewJobFormLink, { params: { id: screeningId } });
  expect(await openPage(path)).toEqual(unknown);
});

test("while nothing can be found, the page of a link is the application's, which asks again", async () => {
  const { path } = await givenOpenForm();
  const before = await fetch(`${winnow.url}${path}`);
  expect([before.status, await before.text()]).toEqual([200, expect.stringContaining('id="first-words"')]);
  await winnow.pool.query("alter table job_forms rename to job_forms_away");
  try {
    const page = await fetch(`${winnow.url}${path}`);
    expect(page.status).toBe(503);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await page.text();
    expect(html).toContain('<div id="root">');
    expect(html).not.toContain('id="first-words"');
  } finally {
    await winnow.pool.query("alter table job_forms_away rename to job_forms");
  }
});
