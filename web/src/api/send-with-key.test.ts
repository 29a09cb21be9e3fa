import { failures } from "@winnow/contract/failures.ts";
import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { sendWithKey } from "./send-with-key.ts";

const noPause = () => Promise.resolve();
const lost = new ApiError({ status: 0, code: null, message: "", reference: "" });
const broken = new ApiError({ status: 500, code: failures.unexpected.code, message: "", reference: "" });
const { code: inWorkCode, status: inWorkStatus } = failures.idempotencyKeyInWork;
const inWork = new ApiError({ status: inWorkStatus, code: inWorkCode, message: "", reference: "" });
const refused = new ApiError({ status: 402, code: 1501, message: "", reference: "" });

/** Answers in turn what is given: an error is thrown, anything else comes back. */
function server(...answers: unknown[]) {
  const keys: string[] = [];
  const send = async (key: string) => {
    keys.push(key);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { keys, send };
}

test.each([
  ["was lost", lost],
  ["is a failure of the server", broken],
  ["says that the call is in work", inWork],
])("a call whose answer %s is sent again with the same key", async (_case, trouble) => {
  const { keys, send } = server(trouble, trouble, "done");

  expect(await sendWithKey("again", send, noPause)).toBe("done");
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test("after three tries in vain it fails, and the next click goes on with the same key", async () => {
  const { keys, send } = server(lost, lost, lost, "done");

  await expect(sendWithKey("click", send, noPause)).rejects.toBe(lost);
  expect(await sendWithKey("click", send, noPause)).toBe("done");
  expect(new Set(keys).size).toBe(1);
});

test("a call that was answered or refused gets a new key the next time", async () => {
  const { keys, send } = server("done", refused, "done");

  await sendWithKey("next", send, noPause);
  await expect(sendWithKey("next", send, noPause)).rejects.toBe(refused);
  await sendWithKey("next", send, noPause);

  expect(new Set(keys).size).toBe(3);
});

test("the same call twice at once has one key, another call has another", async () => {
  const { keys, send } = server("one", "one", "other");

  await Promise.all([
    sendWithKey("twin", send, noPause),
    sendWithKey("twin", send, noPause),
    sendWithKey("no twin", send, noPause),
  ]);

  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});
