import type { WorkKind } from "./features/credits/work.ts";
import { screeningWork } from "./features/screenings/screening-work-rows.ts";

/** Everything that is paid with credits. */
export const workKinds: WorkKind[] = [screeningWork];
