import { Failure } from "../../platform/failure.ts";
import type { DriveRow } from "./rows.ts";

/** The people of the sample are invented, so nobody comes to them and no mail leaves. Throws `sampleInvitesNobody`. */
export function requireNoSample({ is_sample }: Pick<DriveRow, "is_sample">): void {
  if (is_sample) {
    throw new Failure("sampleInvitesNobody");
  }
}
