import { createParser } from "eventsource-parser";

export type LiveEvent = { name: string; id: string | null; data: unknown };

/** Hands over each event of a stream that the server opened; resolves when it ends, throws when it is cut off. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event = "", id = null, data }) => onEvent({ name: event, id, data: JSON.parse(data) }),
  });
  const decoder = new TextDecoder();
  for await (const part of body) {
    parser.feed(decoder.decode(part, { stream: true }));
  }
}
