import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { presentJdRead } from "../screenings/present.ts";
import { hideIdentity, hideInProfile, maskOf } from "./hide-identity.ts";
import { hideInCorrection } from "./hide-in-correction.ts";
import { presentEvent, presentNote, presentResult, shownFileName } from "./present.ts";
import { presentProfile, presentReport } from "./present-report.ts";
import { findResult, findResultRows, listEvents, listNotes } from "./rows.ts";

/** One result with its report, its history and who else it may be. Throws `resultNotFound`. */
export async function getResult(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<ScreeningResultWithReport> {
  const { kysely } = services.database;
  const found = await findResult(kysely, accountId, id);
  const { row, report, original_report: original } = found;
  const [notes, events, namesakes] = await Promise.all([
    listNotes(kysely, accountId, id),
    listEvents(kysely, accountId, id),
    findResultRows(kysely, { accountId, screeningId: row.screening_id }, row.same_person_as),
  ]);
  const mask = maskOf(found);
  const shownProfile = (profile: typeof report.profile) =>
    presentProfile(row.is_hidden ? hideInProfile(profile, mask) : profile);
  return {
    ...presentResult(row, mask),
    screening: {
      id: row.screening_id,
      title: found.title,
      results_count: found.results_count,
      jd_read: presentJdRead(found),
    },
    media_type: found.media_type,
    report: presentReport(row.is_hidden ? hideIdentity(report, mask) : report),
    history: events.map((event) => presentEvent(event, { isHidden: row.is_hidden, mask })),
    notes: notes.map(presentNote).map((note) => ({ ...note, text: mask(note.text) })),
    corrections: row.is_hidden
      ? row.corrections.map((correction) => hideInCorrection(correction, mask))
      : row.corrections,
    original: original && {
      score: original.score,
      profile: shownProfile(original.profile),
      verdicts: original.facts.map(({ requirementId, verdict }) => ({
        requirement_id: requirementId,
        verdict,
      })),
    },
    same_person: namesakes
      .toSorted((a, b) => a.candidate_number - b.candidate_number)
      .map((other) => ({
        id: other.id,
        name: other.is_hidden ? null : other.name,
        file_name: shownFileName(other),
      })),
  };
}
