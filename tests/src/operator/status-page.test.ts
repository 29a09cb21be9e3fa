import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { enterInbox } from "../support/server-process.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let cookie: string;
beforeAll(async () => {
  winnow = await startWinnow();
  cookie = await enterInbox(winnow.url, winnow.environment.DATA_DIR ?? "");
});
afterAll(() => winnow?.stop());

const open = (path = "", headers: Record<string, string> = { cookie }) =>
  fetch(`${winnow.url}/operator/status${path}`, { headers, redirect: "manual" });
const press = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(`${winnow.url}/operator/status/retry${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    body: "",
  });

/** Of kinds that no worker knows, so that those that are queued anew stay. */
async function givenFailed(kind: string, error: string): Promise<string> {
  const { rows } = await winnow.pool.query(
    `select id from graphile_worker.add_job($1, '{"note": "Ana Roth"}', max_attempts := 2)`,
    [kind],
  );
  await winnow.pool.query(
    "update graphile_worker._private_jobs set attempts = 2, last_error = $2 where id = $1",
    [rows[0].id, error],
  );
  return String(rows[0].id);
}
const failures = async () => {
  const { rows } = await winnow.pool.query(
    "select from graphile_worker._private_jobs where attempts = max_attempts",
  );
  return rows.length;
};

test("the page says how the installation is, what waits and who keeps how much, and names nobody's words", async () => {
  const { email } = await givenAccount(winnow, "Status");
  await givenFailed("read-nothing", '550 <ana@example.com> said "Ana"');

  const page = await open();
  const html = await page.text();

  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
  for (const said of [
    "● in order",
    "PostgreSQL",
    "Database schema",
    "read-nothing",
    email,
    "Credits cost nothing",
  ]) {
    expect(html).toContain(said);
  }
  expect(html).toContain("550 &lt;…@…&gt; said");
  expect(html).not.toMatch(/Ana|ana@/);
  expect(await (await open("", { cookie, "accept-language": "de" })).text()).toContain(
    "Gescheiterte Aufträge",
  );
});

test("a job that can neither be done nor given up is listed as stuck, without a button", async () => {
  const id = await givenFailed("stuck-nothing", "Neither done nor given up: 550 nobody there");
  await winnow.pool.query("update graphile_worker._private_jobs set attempts = 1 where id = $1", [id]);

  const html = await (await open()).text();

  expect(html).toContain("stuck, tried again by itself");
  expect(html).not.toContain(`/operator/status/retry/${id}"`);
  const { rows } = await winnow.pool.query(
    "delete from graphile_worker._private_jobs where id = $1 returning id",
    [id],
  );
  expect(rows).toHaveLength(1);
});

test.each<Record<string, string>>([{}, { cookie: "winnow_operator=guessed" }])(
  "with %j there is no page and no button",
  async (headers) => {
    const id = await givenFailed("read-no-more", "gone");
    const before = await failures();

    expect((await open("", headers)).status).toBe(404);
    expect((await open("?key=guessed", headers)).status).toBe(404);
    expect((await press(`/${id}`, headers)).status).toBe(404);
    expect((await press("?kind=read-no-more", headers)).status).toBe(404);
    expect(await failures()).toBe(before);
  },
);

test("a recruiter's session opens nothing", async () => {
  const { token } = await givenAccount(winnow, "Curious");

  expect((await open("", { authorization: token })).status).toBe(404);
});

test("a button queues one job anew, or all of a kind, however often it is pressed", async () => {
  const one = await givenFailed("send-nothing", "451 later");
  await Promise.all([givenFailed("screen-nothing", "a"), givenFailed("screen-nothing", "b")]);
  const before = await failures();

  const answers = await Promise.all([press(`/${one}`), press(`/${one}`)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(answers[0]?.headers.get("location")).toBe("/operator/status");
  expect(await failures()).toBe(before - 1);

  expect((await press("?kind=screen-nothing")).status).toBe(303);
  expect(await failures()).toBe(before - 3);
  expect((await press("/none")).status).toBe(404);
});
