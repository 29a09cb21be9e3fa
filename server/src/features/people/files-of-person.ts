import { Readable } from "node:stream";
import type { Services } from "../../services.ts";
import { listRecordings, type RecordingRow } from "../answers/recording-rows.ts";
import { cvExtensions } from "../exports/write-cv-archive.ts";
import { listApplicationFiles } from "../job-forms/application-file-rows.ts";
import { findStoredCv } from "../screenings/cv-file-rows.ts";
import { isWithheld } from "../screenings/scan-file.ts";
import { listTranscripts, type TranscriptRow } from "../transcripts/rows.ts";
import {
  findPersonApplications,
  findPersonCandidates,
  findPersonCvs,
  type PersonCandidateRow,
  type PersonExportRow,
} from "./rows.ts";

export type ArchivedFile = {
  folder: string;
  name: string;
  extension: string;
  /** Null where it is not stored any more, or whose it is is hidden. */
  open: () => Promise<Readable | null>;
};

/** Everything that an export holds besides data, one after the other. */
export async function* filesOfPerson(
  services: Services,
  wanted: PersonExportRow,
): AsyncGenerator<ArchivedFile> {
  yield* cvFiles(services, wanted);
  yield* answerFiles(services, wanted);
  const { account_id: accountId, candidate_ids: ids } = wanted;
  for (const candidate of await findPersonCandidates(services.database.kysely, accountId, { ids })) {
    yield* interviewFiles(services, wanted, candidate);
  }
}

async function* cvFiles(
  services: Services,
  { account_id: accountId, cv_file_ids: fileIds }: PersonExportRow,
): AsyncGenerator<ArchivedFile> {
  const { kysely } = services.database;
  for (const { id, file_name, is_hidden } of await findPersonCvs(kysely, accountId, { fileIds })) {
    const cv = await findStoredCv(kysely, { accountId, id });
    yield {
      folder: "CVs",
      name: withoutExtension(file_name),
      extension: cvExtensions[cv?.media_type ?? ""] ?? extensionOf(file_name),
      open: async () =>
        cv && !is_hidden && !isWithheld(services, cv) ? services.storage.readStream(cv.object_key) : null,
    };
  }
}

async function* answerFiles(
  { database: { kysely }, storage }: Services,
  { account_id: accountId, application_ids: ids }: PersonExportRow,
): AsyncGenerator<ArchivedFile> {
  for (const { id: applicationId, is_hidden } of await findPersonApplications(kysely, accountId, { ids })) {
    for (const { file_name, object_key } of await listApplicationFiles(kysely, {
      accountId,
      applicationId,
    })) {
      yield {
        folder: "Files of applications",
        name: withoutExtension(file_name),
        extension: extensionOf(file_name),
        open: async () => (is_hidden ? null : storage.readStream(object_key)),
      };
    }
  }
}

async function* interviewFiles(
  { database: { kysely }, storage }: Services,
  { account_id: accountId }: PersonExportRow,
  { interview_id: interviewId, drive_title: title }: PersonCandidateRow,
): AsyncGenerator<ArchivedFile> {
  if (!interviewId) {
    return;
  }
  const recordings = await listRecordings(kysely, { accountId, interviewId });
  const transcripts = await listTranscripts(kysely, { accountId, interviewId });
  for (const [index, recording] of recordings.entries()) {
    const name = `${title} ${index + 1}`;
    yield {
      folder: "Recordings",
      name,
      extension: extensionOfRecording(recording),
      open: async () => (recording.object_key ? storage.readStream(recording.object_key) : null),
    };
    const transcript = transcripts.find(({ recording_id }) => recording_id === recording.id);
    if (transcript?.state === "ready") {
      yield {
        folder: "Transcripts",
        name,
        extension: "txt",
        open: async () => Readable.from([Buffer.from(transcriptAsText(transcript))]),
      };
    }
  }
}

/** A line for each segment, after the time at which it begins: "1:05 We called the ward." */
function transcriptAsText({ segments }: TranscriptRow): string {
  const lines = segments.map(({ startMs, text }) => {
    const seconds = Math.floor(startMs / 1_000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} ${text.trim()}\r\n`;
  });
  return lines.join("");
}

function extensionOfRecording({ media_type }: RecordingRow): string {
  return media_type.split(";")[0]?.split("/")[1]?.replace("x-matroska", "mkv") ?? "webm";
}

const extension = /\.([a-z0-9]{1,8})$/i;

function extensionOf(fileName: string): string {
  return extension.exec(fileName)?.[1]?.toLowerCase() ?? "bin";
}

function withoutExtension(fileName: string): string {
  return fileName.replace(extension, "");
}
