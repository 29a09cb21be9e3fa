import { describe, expect, test } from "vitest";
import { createEventReader, type ServerSentEvent } from "./server-sent-events.ts";

function read(...pieces: string[]): ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  const reader = createEventReader((event) => events.push(event));
  for (const piece of pieces) reader(piece);
  return events;
}

const event = (data: string, rest: Partial<ServerSentEvent> = {}) => ({
  name: "message",
  data,
  lastEventId: "",
  ...rest,
});

describe("a stream is read by its lines:", () => {
  test.each<[string, string, ServerSentEvent[]]>([
    ["name, id and data", "event: a\nid: 7\ndata: x\n\n", [event("x", { name: "a", lastEventId: "7" })]],
    ["data over several lines", "data: x\ndata\ndata: y\n\n", [event("x\n\ny")]],
    ["one space after the colon belongs to nobody", "data:  x\n\ndata:y\n\n", [event(" x"), event("y")]],
    ["colons in the value", "data: a:b\n\n", [event("a:b")]],
    [
      "CR and CRLF as line ends",
      "data: x\r\rdata: y\r\n\r\ndata: z\n\n",
      [event("x"), event("y"), event("z")],
    ],
    ["a byte order mark", "\uFEFFdata: x\n\n", [event("x")]],
    ["comments and unknown fields", ": still here\n\nretry: 10\nfoo: bar\ndata: x\n\n", [event("x")]],
    [
      "an id that stays",
      "id: 1\ndata: x\n\ndata: y\n\nid\ndata: z\n\n",
      [event("x", { lastEventId: "1" }), event("y", { lastEventId: "1" }), event("z")],
    ],
    ["an id with NUL", "id: 1\nid: 2\0\ndata: x\n\n", [event("x", { lastEventId: "1" })]],
    ["a name without data", "event: a\n\ndata: x\n\n", [event("x")]],
    ["an event that is not finished", "data: x\n", []],
  ])("%s", (_name, text, events) => {
    expect(read(text)).toEqual(events);
  });
});

test("pieces may end anywhere, also between CR and LF", () => {
  const text = "\uFEFFevent: a\r\nid: 7\r\ndata: x\r\ndata: ü\r\n\r\ndata: y\r\n\r\n";
  const whole = read(text);

  expect(whole).toHaveLength(2);
  expect(read(...text)).toEqual(whole);
});
