import { interviewNotice } from "@winnow/contract/answers.ts";
import type { Services } from "../../services.ts";

/** What a notice may name besides Winnow; each is a part of the version that is consented to. */
type NamedService = "transcript" | "model";

/** The notice as it is shown today, and the services that it names. */
export function noticeOf({
  transcription,
  languageModels,
}: Pick<Services, "transcription" | "languageModels">): {
  notice_version: string;
  transcribed_by: string | null;
  read_by: string | null;
} {
  const named: NamedService[] = [
    ...(transcription ? (["transcript"] as const) : []),
    ...(languageModels.answers ? (["model"] as const) : []),
  ];
  return {
    notice_version: [interviewNotice.version, ...named].join("+"),
    transcribed_by: transcription?.name ?? null,
    read_by: languageModels.answers?.name ?? null,
  };
}

/** Whether the notice that was consented to named such a service: without that, answers go to none by themselves. */
export function isToldOf(consentVersion: string | null, service: NamedService): boolean {
  return consentVersion?.split("+").includes(service) ?? false;
}
