import {
  addDriveCandidates,
  createDriveRound,
  type DriveRoundDetails,
  type ImportPreview,
  uploadToDrive,
} from "@winnow/contract/drives.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { type ApiClient, Refused, refusalOf } from "../support/api-client.ts";

/** A draft for a ward nurse with suggested questions and so many candidates. */
export async function givenDrive(
  recruiter: ApiClient,
  { candidates = 0 }: { candidates?: number } = {},
): Promise<DriveRoundDetails> {
  const drive = await recruiter.call(createDriveRound, { body: { jd_text: wardNurseJd } });
  if (candidates > 0) {
    const people = Array.from({ length: candidates }, (_, index) => ({
      name: `Candidate ${index + 1}`,
      email: `candidate-${index + 1}@example.com`,
    }));
    await recruiter.call(addDriveCandidates, { params: { id: drive.id }, body: { candidates: people } });
  }
  return drive;
}

type Sent = {
  kind: "jd" | "candidates" | "questions";
  file?: string | Uint8Array;
  name?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
};

/** What a file or form is answered with. Throws `Refused`. */
export async function upload(recruiter: ApiClient, driveId: string, sent: Sent): Promise<ImportPreview> {
  const { kind, headers = {} } = sent;
  const answer = await recruiter.attempt(uploadToDrive, {
    params: { id: driveId, kind },
    form: formOf(sent),
    headers,
  });
  if (answer.status !== 200) throw new Refused(`upload of ${kind}`, refusalOf(answer));
  return uploadToDrive.schema.response[200].parse(answer.body);
}

export function formOf({ file, name = "people.csv", fields = {} }: Omit<Sent, "kind">): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file !== undefined) form.set("file", new Blob([Buffer.from(file)]), name);
  return form;
}
