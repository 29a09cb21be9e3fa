import type { RecordingKind } from "./media-type.ts";

/** What keeps a browser from recording, and what to do about it. */
export type DeviceTrouble = { what: string; remedy: string };

const devices: Record<RecordingKind, string> = { audio: "microphone", video: "camera or microphone" };

/** Says what `getUserMedia` failed with (https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia). */
export function deviceTrouble(error: unknown, kind: RecordingKind): DeviceTrouble {
  const device = devices[kind];
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return {
        what: `This page may not use your ${device}.`,
        remedy:
          "Allow it in the browser, by the sign beside the address, and in the settings of your device. Then try again.",
      };
    case "NotFoundError":
    case "OverconstrainedError":
      return { what: `No ${device} was found.`, remedy: "Plug one in, or switch it on, and try again." };
    case "NotReadableError":
    case "AbortError":
      return {
        what: `Your ${device} is taken by another program.`,
        remedy: "Close other programs that use it, such as a video call, and try again.",
      };
    default:
      return cannotRecord(kind);
  }
}

/** For a browser that has no way to record. */
export function cannotRecord(kind: RecordingKind): DeviceTrouble {
  return {
    what: `This browser cannot record ${kind} on this page.`,
    remedy: "Open the link in a newer browser, or on another device.",
  };
}

/** For a device that went away in the middle. */
export function deviceLost(kind: RecordingKind): DeviceTrouble {
  return {
    what: `Your ${devices[kind]} was taken away.`,
    remedy: "What was recorded until then is kept. You can go on, or give it as it is.",
  };
}
