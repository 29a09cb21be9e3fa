/** The lines of UTF-8 text that comes in pieces, without their ends. */
export async function* lines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of body) {
    const whole = `${rest}${decoder.decode(part, { stream: true })}`.split("\n");
    rest = whole.pop() ?? "";
    yield* whole;
  }
  if (rest !== "") yield rest;
}
