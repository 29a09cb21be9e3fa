import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { refetchAfterChange } from "./refetch-after-change.ts";

function shown(key: string) {
  const client = new QueryClient();
  const answers: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ["orders", key],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  observer.subscribe(() => {});
  return { client, answers, data: () => observer.getCurrentResult().data };
}

test("a change while the first answer is on its way is asked for after it", async () => {
  const { client, answers, data } = shown("1");

  refetchAfterChange(client, ["orders"]);
  answers[0]?.("paid");
  await vi.waitUntil(() => answers.length === 2);
  answers[1]?.("given back");

  await expect.poll(data).toBe("given back");
  expect(answers).toHaveLength(2);
});

test("what is there is asked for once", async () => {
  const { client, answers, data } = shown("1");
  answers[0]?.("paid");
  await expect.poll(data).toBe("paid");

  refetchAfterChange(client, ["orders"]);
  answers[1]?.("given back");

  await expect.poll(data).toBe("given back");
  expect(answers).toHaveLength(2);
});

test("what nobody looks at is not asked for", async () => {
  const { client, answers } = shown("1");
  answers[0]?.("paid");

  refetchAfterChange(client, ["invoices"]);

  expect(answers).toHaveLength(1);
});
