import type { InterviewReport } from "./reports.ts";

const secondsPerMinute = 60;

/** A signal as a German sentence, its numbers written by `format`. */
export function signalInGerman(
  { kind, count, away_seconds, characters }: Omit<InterviewReport["signals"][number], "sentence">,
  format: (number: number) => string,
): string {
  const times = count === 1 ? "einmal" : `${format(count)}-mal`;
  switch (kind) {
    case "left_page":
      return `Hat die Seite ${times} verlassen, insgesamt ${lengthInGerman(away_seconds ?? 0, format)} lang.`;
    case "came_back":
      return `Ist ${times} auf die Seite zurückgekehrt.`;
    case "pasted":
      return `Hat ${times} Text eingefügt, insgesamt ${format(characters ?? 0)} Zeichen.`;
    case "continued_elsewhere":
      return `Hat ${times} das Fenster oder das Gerät gewechselt.`;
    case "resumed":
      return `Hat ${times} eine Antwort nach einer Unterbrechung fortgesetzt.`;
    case "lost_network":
      return `Hat ${times} die Verbindung verloren.`;
    case "lost_device":
      return `Kamera oder Mikrofon fiel ${times} aus.`;
  }
}

/** Below two minutes in seconds. */
function lengthInGerman(seconds: number, format: (number: number) => string): string {
  if (seconds >= 2 * secondsPerMinute) return `${format(Math.round(seconds / secondsPerMinute))} Minuten`;
  return seconds === 1 ? `${format(seconds)} Sekunde` : `${format(seconds)} Sekunden`;
}
