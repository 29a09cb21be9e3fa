import { failures } from "@winnow/contract/failures.ts";
import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { changeHeld } from "./change-held.ts";

const conflict = failures.driveChanged;

/** A server that counts up what it holds whenever somebody else is faster. */
function serverWith(options: { conflicts: number; failure?: { code: number } }) {
  const written: number[] = [];
  let held = 0;
  return {
    written,
    read: async () => held,
    write: async (seen: number) => {
      written.push(seen);
      if (written.length > options.conflicts) return `${seen} and more`;
      held += 1;
      const { code } = options.failure ?? conflict;
      throw new ApiError({ status: 409, code, message: "changed", reference: "" });
    },
  };
}

test("a change begins anew with what others have made of it", async () => {
  const server = serverWith({ conflicts: 2 });
  expect(await changeHeld({ ...server, conflict })).toBe("2 and more");
  expect(server.written).toEqual([0, 1, 2]);
});

test("it gives way five times at most", async () => {
  const server = serverWith({ conflicts: 9 });
  await expect(changeHeld({ ...server, conflict })).rejects.toThrow("changed");
  expect(server.written).toHaveLength(5);
});

test("what was meant for something else, and any other failure, is final", async () => {
  const changed = serverWith({ conflicts: 1 });
  await expect(changeHeld({ ...changed, conflict, isFinal: () => true })).rejects.toThrow("changed");
  expect(changed.written).toHaveLength(1);
  const refused = serverWith({ conflicts: 1, failure: failures.inputInvalid });
  await expect(changeHeld({ ...refused, conflict })).rejects.toThrow("changed");
  expect(refused.written).toHaveLength(1);
});
