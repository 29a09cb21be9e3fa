export type ServerSentEvent = { name: string; data: string; lastEventId: string };

/**
 * Reads a stream of server-sent events piece by piece, by the rules of the standard
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation): lines end with CR, LF
 * or both, an empty line ends an event, an id stays until the next one.
 */
export function createEventReader(onEvent: (event: ServerSentEvent) => void): (text: string) => void {
  let rest = "";
  let isAtStart = true;
  let name = "";
  let data: string[] = [];
  let lastEventId = "";

  function readLine(line: string): void {
    if (line === "") {
      if (data.length > 0) onEvent({ name: name || "message", data: data.join("\n"), lastEventId });
      name = "";
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") name = value;
    if (field === "data") data.push(value);
    if (field === "id" && !value.includes("\0")) lastEventId = value;
  }

  return (text) => {
    rest += text;
    if (isAtStart && rest !== "") {
      rest = rest.replace(/^\uFEFF/, "");
      isAtStart = false;
    }
    // A CR at the very end may be the first half of a CRLF; it waits for what follows.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) readLine(line);
  };
}
