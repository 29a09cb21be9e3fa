import type { WorkKind } from "./features/credits/work.ts";
import { driveWork } from "./features/interviews/drive-work-rows.ts";
import { screeningWork } from "./features/screenings/screening-work-rows.ts";

/** Everything that is paid with credits. */
export const workKinds: WorkKind[] = [screeningWork, driveWork];
