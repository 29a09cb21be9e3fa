import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getAccount } from "@winnow/contract/accounts.ts";
import { listInterviews } from "@winnow/contract/interviews.ts";
import {
  applicationNotice,
  readUploadedCv,
  requestCvUpload,
  sendApplication,
  updateJobForm,
} from "@winnow/contract/job-forms.ts";
import { paths } from "@winnow/contract/paths.ts";
import {
  createScreening,
  getScreening,
  startScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { shareCandidate } from "@winnow/contract/shares.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { sampleScreening } from "@winnow/samples/sample-screening.ts";
import { createApiClient } from "@winnow/tests/support/api-client.ts";
import type pg from "pg";
import { inviteCandidates, recruiterSession } from "../recordings/invite-candidates.ts";
import { collectCvs, samplesDirectory, uploadCvs } from "../screening/cvs.ts";

export type ArrangedPage = { name: string; path: string; isSignedIn: boolean };
export type Arranged = {
  /** What the browser of somebody who is signed in keeps. */
  session: Record<string, string>;
  pages: ArrangedPage[];
  resultsPath: string;
};

const cvPath = fileURLToPath(new URL("../../../samples/pdf/abigail-osei-bonsu.pdf", import.meta.url));
/** As many as somebody reviews in one go. */
const candidates = 50;
const longestScreeningMs = 120_000;

/** A recruiter with a pile of CVs screened, a job form with an application, and a candidate who is invited. */
export async function arrangePages(place: {
  url: string;
  databaseUrl: string;
  pool: pg.Pool;
}): Promise<Arranged> {
  const [candidate] = await inviteCandidates({ ...place, count: 1 });
  const recruiter = createApiClient(place.url, recruiterSession);
  const { account } = await recruiter.call(getAccount);
  const standOf = (id: string) => recruiter.call(getScreening, { params: { id } });
  const full = await recruiter.call(createScreening, { body: { title: "Payroll, Leeds" } });
  await recruiter.call(updateScreening, {
    params: { id: full.id },
    body: { jd_text: sampleScreening.jdText },
  });
  await uploadCvs(place.url, recruiter, {
    screeningId: full.id,
    cvs: await collectCvs(samplesDirectory, candidates),
  });
  await until(async () => (await standOf(full.id)).counts.checking === 0);
  await recruiter.call(startScreening, { params: { id: full.id } });
  await until(async () => (await standOf(full.id)).status === "Completed");

  const open = await recruiter.call(createScreening, { body: { mode: "live" } });
  await recruiter.call(updateScreening, {
    params: { id: open.id },
    body: { jd_text: wardNurseJd, visibility: "public" },
  });
  await until(async () => (await standOf(open.id)).jd_state === "read");
  const form = await recruiter.call(updateJobForm, { params: { id: open.id }, body: {} });
  const formId = lastPart(form.link);
  const receipt = await applyBy(place.url, { formId, version: form.version });

  const { data: interviews } = await recruiter.call(listInterviews);
  const shared = await recruiter.call(shareCandidate, {
    params: { id: interviews[0]?.id ?? "" },
    body: {
      id: randomUUID(),
      whom: "Ana, head of nursing",
      shows_answers: true,
      shows_report: false,
      shows_cv: false,
      hides_name: false,
      allows_feedback: true,
    },
  });

  const recruiters = (name: string, path: string) => ({ name, path, isSignedIn: true });
  const strangers = (name: string, path: string) => ({ name, path, isSignedIn: false });
  return {
    session: { token: recruiterSession, user_id: account.id },
    resultsPath: paths.results(full.id),
    pages: [
      strangers("sign-in", paths.signIn),
      recruiters("dashboard", paths.dashboard),
      recruiters("screenings", paths.screenings),
      recruiters("results", paths.results(full.id)),
      recruiters("transactions", paths.transactions),
      strangers("job form", paths.jobForm(formId)),
      strangers("receipt", paths.receipt(receipt)),
      strangers("shared candidate", new URL(shared.link, place.url).pathname),
      strangers("interview", paths.candidateInterview(candidate?.token ?? "")),
    ],
  };
}

async function applyBy(url: string, form: { formId: string; version: number }): Promise<string> {
  const applicant = createApiClient(url);
  const bytes = await readFile(cvPath);
  const applicationId = randomUUID();
  const { link } = await applicant.call(requestCvUpload, {
    params: { id: form.formId },
    body: { application_id: applicationId, name: "cv.pdf", size: bytes.byteLength, type: "application/pdf" },
  });
  await fetch(new URL(link.url, url), { method: "PUT", headers: link.headers, body: bytes });
  const params = { id: form.formId, application_id: applicationId };
  await applicant.call(readUploadedCv, { params });
  const { version, language } = applicationNotice;
  const { receipt_link } = await applicant.call(sendApplication, {
    params,
    body: {
      form_version: form.version,
      name: "Ines Okafor",
      email: "ines@example.com",
      answers: [],
      consent: { version, language },
    },
  });
  return lastPart(receipt_link);
}

function lastPart(link: string): string {
  return link.split("/").at(-1) ?? "";
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + longestScreeningMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error("The CVs were not screened within two minutes.");
    await setTimeout(100);
  }
}
