import type { Words } from "../../words/catalogue.ts";
import type { RecordingKind } from "./media-type.ts";

/** What keeps a browser from recording, which of its devices are meant. Its words say what to do about it. */
export type DeviceTrouble = { name: keyof Words<"interview">["trouble"]; kind: RecordingKind };

/** Names what `getUserMedia` failed with (https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia). */
export function deviceTrouble(error: unknown, kind: RecordingKind): DeviceTrouble {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return { name: "notAllowed", kind };
    case "NotFoundError":
    case "OverconstrainedError":
      return { name: "notFound", kind };
    case "NotReadableError":
    case "AbortError":
      return { name: "taken", kind };
    default:
      return { name: "cannotRecord", kind };
  }
}
