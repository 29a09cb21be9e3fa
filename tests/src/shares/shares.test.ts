import { randomUUID } from "node:crypto";
import { withdrawFromInterview } from "@winnow/contract/answers.ts";
import { deleteInterview } from "@winnow/contract/interviews.ts";
import { maximumFeedbackPerShare, maximumOpenShares } from "@winnow/contract/limits.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { paths } from "@winnow/contract/paths.ts";
import { decideInterview, getInterview, listReports, saveScorecard } from "@winnow/contract/reports.ts";
import {
  downloadSharedCv,
  leaveFeedback,
  listShares,
  openShare,
  playSharedRecording,
  renewShareLink,
  revokeShare,
  shareCandidate,
} from "@winnow/contract/shares.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { begin, givenOneInvited } from "../given/given-interview.ts";
import { givenSharable, type Sharable, sharable, writtenAnswer } from "../given/given-sharable.ts";
import { type ApiClient, createApiClient, pathOf } from "../support/api-client.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
/** Whoever was sent a link. */
let visitor: ApiClient;
let candidate: Sharable;

beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
  visitor = createApiClient(winnow.url);
  candidate = await givenSharable(winnow, recruiter);
  await recruiter.call(decideInterview, {
    params: { id: candidate.interviewId },
    body: { decision: "hold", reason: "A reason of our own" },
  });
});
afterAll(() => winnow.stop());

const nothing = {
  shows_cv: false,
  shows_answers: false,
  shows_report: false,
  hides_name: false,
  allows_feedback: false,
};
type Choice = Partial<typeof nothing> & { whom?: string; days?: number; id?: string };

async function share(choice: Choice, of: { interviewId: string } = candidate) {
  const answer = await recruiter.call(shareCandidate, {
    params: { id: of.interviewId },
    body: { id: randomUUID(), whom: "Ana, head of nursing", ...nothing, ...choice },
  });
  const token = answer.link.split("/").at(-1) ?? "";
  return { ...answer, token, params: { token }, of: { id: of.interviewId, share_id: answer.share.id } };
}

const sharesOf = ({ interviewId }: { interviewId: string }) =>
  recruiter.call(listShares, { params: { id: interviewId } });

async function reportOf({ interviewId }: { interviewId: string }) {
  const { data } = await recruiter.call(listReports, { query: { interview_id: interviewId } });
  const [report] = data;
  if (!report) throw new Error("There is no report.");
  return report;
}

/** All parts of a name that somebody could be known by. */
const nameParts = sharable.name.split(/[\s-]+/);

describe("a link shows what was chosen and nothing else:", () => {
  test("answers, with the ways to reach the candidate left out", async () => {
    const { params, link, share: shared } = await share({ shows_answers: true });
    const shown = await visitor.call(openShare, { params });

    expect(link).toBe(`${winnow.url}${paths.sharedCandidate(params.token)}`);
    expect(shared.expires_at - shared.created_at).toBe(14 * 24 * 3600);
    expect(Object.keys(shown).sort()).toEqual([
      "allows_feedback",
      "cv",
      "expires_at",
      "name",
      "outcome",
      "questions",
      "shared_by",
      "shows_answers",
      "shows_report",
      "title",
    ]);
    expect(shown).toMatchObject({ name: sharable.name, title: "Ward nurse", cv: null, outcome: null });
    const [written, spoken] = shown.questions;
    expect(written?.answer?.text).toContain(`I, ${sharable.name}, called the doctor at once`);
    expect(written).toMatchObject({ points: null, unmarked: null });
    expect(spoken?.answer?.recordings).toMatchObject([{ id: candidate.recordingId, state: "ready" }]);
    const body = JSON.stringify(shown);
    for (const word of [
      sharable.email,
      candidate.email,
      sharable.phone,
      "Own thoughts",
      "A reason of our own",
      recruiter.account.id,
      candidate.interviewId,
      "Ana, head of nursing",
      "Says who was told",
    ]) {
      expect(body).not.toContain(word);
    }
    const { url } = await visitor.call(playSharedRecording, {
      params: { ...params, recording_id: candidate.recordingId },
    });
    expect((await fetch(new URL(url, winnow.url))).status).toBe(200);
    expect(await visitor.refusal(downloadSharedCv, { params })).toMatchObject({ status: 404 });
  });

  test("the report: points with quotations and the decision, without answers, reasons or own scores", async () => {
    const { params } = await share({ shows_report: true });
    const shown = await visitor.call(openShare, { params });

    expect(shown.outcome).toMatchObject({ is_waiting: false, points: { made: 1, of: 2 }, decision: "hold" });
    expect(shown.questions.map(({ answer }) => answer)).toEqual([null, null]);
    const [made, missing] = shown.questions[0]?.points ?? [];
    expect(made).toMatchObject({ text: "Says who was told, and when.", mark: "made" });
    expect(made?.quotations.join(" ")).toContain("called the doctor at once");
    expect(missing).toMatchObject({ mark: "not found", quotations: [] });
    const body = JSON.stringify(shown);
    for (const word of [
      sharable.email,
      sharable.phone,
      "Own thoughts",
      "A reason of our own",
      "night shift.",
    ]) {
      expect(body).not.toContain(word);
    }
    expect(
      await visitor.refusal(playSharedRecording, {
        params: { ...params, recording_id: candidate.recordingId },
      }),
    ).toMatchObject({ status: 404, code: 1809 });
  });

  test("the CV: its text without contact details, and the file as it was sent", async () => {
    const { params } = await share({ shows_cv: true });
    const shown = await visitor.call(openShare, { params });

    expect(shown).toMatchObject({ questions: [], outcome: null, cv: { has_file: true } });
    const text = shown.cv?.lines.map((line) => line.text).join("\n") ?? "";
    expect(text).toContain(nameParts[0]);
    expect(text).not.toContain(sharable.email);
    expect(text).not.toContain(sharable.phone);
    const { url } = await visitor.call(downloadSharedCv, { params });
    const file = await fetch(new URL(url, winnow.url));
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect(await file.text()).toMatch(/^%PDF/);
  });

  test("with names hidden nothing says who it is, and neither recording nor file is handed out", async () => {
    const { params } = await share({
      shows_cv: true,
      shows_answers: true,
      shows_report: true,
      hides_name: true,
    });
    const { status, body } = await visitor.attempt(openShare, { params });
    const shown = openShare.schema.response[200].parse(body);

    expect(status).toBe(200);
    expect(shown).toMatchObject({ name: null, cv: { has_file: false } });
    expect(shown.questions[0]?.answer?.text).toContain("called the doctor at once");
    expect(shown.questions[1]?.answer).toMatchObject({ recordings: [], is_recording_left_out: true });
    expect(shown.cv?.lines.length).toBeGreaterThan(10);
    const text = JSON.stringify(body).toLowerCase();
    for (const word of [...nameParts, sharable.email, sharable.phone, candidate.recordingId]) {
      expect(text).not.toContain(word.toLowerCase());
    }
    expect(
      await visitor.refusal(playSharedRecording, {
        params: { ...params, recording_id: candidate.recordingId },
      }),
    ).toMatchObject({ status: 404 });
    expect(await visitor.refusal(downloadSharedCv, { params })).toMatchObject({ status: 404, code: 1401 });
  });

  test("nothing that the recruiter does not see yet: marks before the own scorecard, a blind screening's CV", async () => {
    const blind = await givenSharable(winnow, recruiter, { isBlind: true, isScored: false });
    const { params } = await share({ shows_cv: true, shows_report: true }, blind);

    const before = await visitor.call(openShare, { params });
    expect(before.outcome).toMatchObject({ is_waiting: true, points: null, marked_by: null });
    expect(JSON.stringify(before.questions)).not.toContain("Says who was told");
    expect(before.cv?.has_file).toBe(false);
    expect(JSON.stringify(before.cv)).not.toContain(nameParts[1]);
    expect(await sharesOf(blind)).toMatchObject({ cv: "text", is_feedback_hidden: true });
    expect(await visitor.refusal(downloadSharedCv, { params })).toMatchObject({ status: 404 });

    await recruiter.call(saveScorecard, {
      params: { id: blind.interviewId },
      body: { scores: [], comment: "", is_given: true },
    });
    expect((await visitor.call(openShare, { params })).outcome).toMatchObject({
      is_waiting: false,
      points: { of: 2 },
    });
  });

  test("there is something to choose, and only what there is", async () => {
    const withoutCv = await givenOneInvited(winnow, recruiter);
    const body = { id: randomUUID(), whom: "Ana", ...nothing };
    const params = { id: withoutCv.interviewId };

    expect(await recruiter.refusal(shareCandidate, { params, body })).toMatchObject({
      status: 400,
      code: 1201,
    });
    expect(
      await recruiter.refusal(shareCandidate, { params, body: { ...body, shows_cv: true } }),
    ).toMatchObject({ code: 1835 });
    for (const days of [0, 91]) {
      expect(
        await recruiter.refusal(shareCandidate, { params, body: { ...body, shows_answers: true, days } }),
      ).toMatchObject({ status: 400 });
    }
    expect((await sharesOf(withoutCv)).cv).toBe("none");
  });
});

describe("links", () => {
  const everyCall = (params: { token: string }) => [
    [openShare, { params }] as const,
    [downloadSharedCv, { params }] as const,
    [playSharedRecording, { params: { ...params, recording_id: candidate.recordingId } }] as const,
    [leaveFeedback, { params, body: { name: "Ana", thumb: "up" } }] as const,
  ];

  test("that are unknown, expired, revoked or replaced are answered alike, byte for byte", async () => {
    const all = { shows_cv: true, shows_answers: true, allows_feedback: true };
    const [revoked, expired, replaced] = [await share(all), await share(all), await share(all)];
    const { link } = await recruiter.call(renewShareLink, { params: replaced.of });
    await recruiter.call(revokeShare, { params: revoked.of });
    await winnow.pool.query("update shares set expires_at = clock_timestamp() where id = $1", [
      expired.share.id,
    ]);

    for (const [index, [endpoint]] of everyCall(revoked.params).entries()) {
      const answers = [];
      for (const token of [revoked, expired, replaced]
        .map((one) => one.token)
        .concat("unknown", "x".repeat(300))) {
        const [, given] = everyCall({ token })[index] ?? [];
        const { status, body, headers } = await visitor.attempt(endpoint, given);
        answers.push({ status, text: JSON.stringify(body), type: headers.get("content-type") });
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 404 });
      expect(answers[0]?.text).toContain("This link is not valid, or no longer.");
    }
    const states = (await sharesOf(candidate)).data.map(({ id, state }) => [id, state]);
    expect(states).toContainEqual([revoked.share.id, "revoked"]);
    expect(states).toContainEqual([expired.share.id, "expired"]);
    expect(await recruiter.refusal(renewShareLink, { params: revoked.of })).toMatchObject({ code: 1834 });
    await visitor.call(openShare, { params: { token: link.split("/").at(-1) ?? "" } });
  });

  test("are revoked once, however often that is asked for, and shared once under one id", async () => {
    const id = randomUUID();
    const shareOnce = () => share({ id, shows_answers: true, whom: "Once" });
    const [first, second] = await Promise.all([shareOnce(), shareOnce()]);
    const third = await shareOnce();
    await visitor.call(openShare, { params: third.params });
    await Promise.all([1, 2].map(() => recruiter.call(revokeShare, { params: third.of })));
    await recruiter.call(revokeShare, { params: third.of });

    expect(new Set([first.token, second.token, third.token]).size).toBe(3);
    const { data } = await sharesOf(candidate);
    expect(data.filter(({ whom }) => whom === "Once")).toHaveLength(1);
    const { timeline } = await recruiter.call(getInterview, { params: { id: candidate.interviewId } });
    expect(timeline.map(({ sentence }) => sentence).filter((sentence) => sentence.includes("Once"))).toEqual([
      "The candidate was shared with Once.",
      "The link for Once was revoked.",
    ]);
  });

  test("are kept as a hash only", async () => {
    const { token } = await share({ shows_answers: true });
    const { rows } = await winnow.pool.query<{ found: boolean }>(
      `select bool_or(strpos(row_to_json(shares)::text, $1) > 0) as found from shares
       union all select bool_or(strpos(row_to_json(keys)::text, $1) > 0) from idempotency_keys keys`,
      [token],
    );
    expect(rows.some(({ found }) => found)).toBe(false);
  });

  test("count each page that opens them once, and neither scanners nor prefetching", async () => {
    const { params, share: shared } = await share({ shows_answers: true });
    const visits = [randomUUID(), randomUUID()];
    const address = `${winnow.url}/api${pathOf(openShare, { params })}`;
    await fetch(address, { method: "HEAD" });
    await fetch(address, { headers: { "sec-purpose": "prefetch;prerender" } });
    await fetch(`${winnow.url}${paths.sharedCandidate(params.token)}`);
    expect((await sharesOf(candidate)).data.find(({ id }) => id === shared.id)).toMatchObject({
      opened_count: 0,
      last_opened_at: null,
    });
    for (const visit of [...visits, ...visits]) {
      await visitor.call(openShare, { params, query: { visit } });
    }

    const found = (await sharesOf(candidate)).data.find(({ id }) => id === shared.id);
    expect(found?.opened_count).toBe(2);
    expect(found?.last_opened_at).not.toBeNull();
  });

  test("belong to one account: to any other they are not there", async () => {
    const stranger = await givenAccount(winnow, "Otto Other");
    const { of, share: shared } = await share({ shows_answers: true });
    const body = { ...nothing, whom: "Me", shows_answers: true };

    for (const refusal of [
      stranger.refusal(listShares, { params: { id: candidate.interviewId } }),
      stranger.refusal(shareCandidate, { params: of, body: { ...body, id: shared.id } }),
      stranger.refusal(renewShareLink, { params: of }),
      stranger.refusal(revokeShare, { params: of }),
    ]) {
      expect(await refusal).toMatchObject({ status: 404, code: 1703 });
    }
    const own = await givenOneInvited(winnow, stranger);
    expect(
      await stranger.refusal(shareCandidate, {
        params: { id: own.interviewId },
        body: { ...body, id: shared.id },
      }),
    ).toMatchObject({ status: 404, code: 1831 });
  });

  test("are never listed by search engines, nor told to other sites", async () => {
    for (const path of [paths.sharedCandidate("any"), paths.candidateInterview("any")]) {
      const { headers } = await fetch(`${winnow.url}${path}`);
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
  });

  test(`open ${maximumOpenShares} at a time`, async () => {
    const other = await givenOneInvited(winnow, recruiter);
    const links = [];
    for (let index = 0; index < maximumOpenShares; index += 1) {
      links.push(await share({ shows_answers: true }, other));
    }
    await expect(share({ shows_answers: true }, other)).rejects.toMatchObject({ refusal: { code: 1833 } });
    const [first] = links;
    await recruiter.call(revokeShare, { params: first?.of ?? { id: "", share_id: "" } });
    await share({ shows_answers: true }, other);
  });

  test("go with what they show: when a candidate has all answers erased, and when an interview is deleted", async () => {
    const erased = await givenOneInvited(winnow, recruiter);
    await begin(erased);
    const deleted = await givenOneInvited(winnow, recruiter);
    const [one, other] = [
      await share({ shows_answers: true }, erased),
      await share({ shows_answers: true }, deleted),
    ];
    await erased.call(withdrawFromInterview, {
      params: { token: erased.token },
      body: { reason: "", erase: true },
    });
    await recruiter.call(deleteInterview, { params: { id: deleted.interviewId } });
    await recruiter.call(deleteInterview, { params: { id: deleted.interviewId } });

    expect(await visitor.refusal(openShare, { params: one.params })).toMatchObject({ code: 1832 });
    expect(await visitor.refusal(openShare, { params: other.params })).toMatchObject({ code: 1832 });
    const { rows } = await winnow.pool.query("select from shares where id = any($1)", [
      [one.share.id, other.share.id],
    ]);
    expect(rows).toHaveLength(0);
  });
});

describe("feedback", () => {
  test("is left once under one key, told, and listed with its link", async () => {
    const { params, of, share: shared } = await share({ shows_answers: true, allows_feedback: true });
    const headers = { "idempotency-key": randomUUID() };
    const body = { name: " Ana Vidal ", thumb: "up", comment: "  Strong on nights.  " };
    const answers = [
      await visitor.attempt(leaveFeedback, { params, body, headers }),
      await visitor.attempt(leaveFeedback, { params, body, headers }),
    ];

    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([200, { success: true }]),
    );
    const found = (await sharesOf(candidate)).data.find(({ id }) => id === shared.id);
    expect(found?.feedback).toMatchObject([{ name: "Ana Vidal", thumb: "up", comment: "Strong on nights." }]);
    const { notifications } = await recruiter.call(listNotifications, {});
    expect(notifications.map(({ title }) => title)).toContain(`Ana Vidal left feedback on ${sharable.name}`);
    const { timeline } = await recruiter.call(getInterview, { params: { id: of.id } });
    expect(timeline.at(-1)).toMatchObject({
      sentence: "Ana Vidal left feedback.",
      happened: { kind: "share_feedback", whom: "Ana Vidal", question: null },
    });

    await recruiter.call(revokeShare, { params: of });
    const revoked = (await sharesOf(candidate)).data.find(({ id }) => id === shared.id);
    expect(revoked).toMatchObject({ state: "revoked", feedback_count: 1 });
    expect(revoked?.feedback).toHaveLength(1);
  });

  test("with scores is a scorecard beside one's own; under one name and link the last scores count", async () => {
    const { params, of } = await share({ shows_answers: true, allows_feedback: true });
    const say = (name: string, score: number) =>
      visitor.call(leaveFeedback, { params, body: { name, scores: [{ number: 1, score }] } });
    await say("Ben Otto", 4);
    await say("Ben Otto", 2);
    await say("Cleo Wirth", 5);

    const report = await reportOf(candidate);
    const first = report.questions.find(({ number }) => number === 1)?.id;
    const theirs = report.other_scorecards.filter(({ by }) => by === "Ben Otto" || by === "Cleo Wirth");
    expect(theirs.map(({ by, scores }) => [by, scores])).toEqual([
      ["Ben Otto", [{ question_id: first, score: 2, comment: "" }]],
      ["Cleo Wirth", [{ question_id: first, score: 5, comment: "" }]],
    ]);
    const found = (await sharesOf(candidate)).data.find(({ id }) => id === of.share_id);
    expect(found?.feedback).toMatchObject(Array(3).fill({ has_scores: true, comment: "", thumb: null }));

    const body = { name: "Dan", scores: [{ number: 99, score: 3 }] };
    expect(await visitor.refusal(leaveFeedback, { params, body })).toMatchObject({ status: 404 });
    const blind = await share({ shows_report: true, allows_feedback: true });
    const unseen = { name: "Dan", scores: [{ number: 1, score: 3 }] };
    expect(await visitor.refusal(leaveFeedback, { params: blind.params, body: unseen })).toMatchObject({
      status: 404,
    });
    expect((await reportOf(candidate)).other_scorecards.map(({ by }) => by)).not.toContain("Dan");
  });

  test("is kept once when two tabs say the same, and again only with other words or scores", async () => {
    const { params, of } = await share({ shows_answers: true, allows_feedback: true });
    const count = async () =>
      (await sharesOf(candidate)).data.find(({ id }) => id === of.share_id)?.feedback_count;
    const said = { name: "Eva Twice", thumb: "up" as const, comment: "Calm and clear." };
    const sayTwice = async (changes: object) => {
      const body = { ...said, ...changes };
      await Promise.all([1, 2].map(() => visitor.call(leaveFeedback, { params, body })));
      return count();
    };

    expect(await sayTwice({})).toBe(1);
    expect(await sayTwice({ comment: "Very calm." })).toBe(2);
    expect(await sayTwice({ scores: [{ number: 1, score: 4 }] })).toBe(3);
    expect(await sayTwice({ scores: [{ number: 1, score: 5 }] })).toBe(4);
    expect(await sayTwice({})).toBe(4);
    const { timeline } = await recruiter.call(getInterview, { params: { id: of.id } });
    expect(timeline.filter(({ sentence }) => sentence === "Eva Twice left feedback.")).toHaveLength(4);
  });

  test("waits for one's own scorecard, and is only counted until then", async () => {
    const other = await givenOneInvited(winnow, recruiter);
    const { params } = await share({ shows_answers: true, allows_feedback: true }, other);
    await visitor.call(leaveFeedback, { params, body: { name: "Ana", comment: "A clear no from me" } });

    const before = await sharesOf(other);
    expect(before).toMatchObject({ is_feedback_hidden: true, data: [{ feedback_count: 1, feedback: [] }] });
    const { notifications } = await recruiter.call(listNotifications, {});
    expect(JSON.stringify(notifications)).not.toContain("A clear no");
    await recruiter.call(saveScorecard, {
      params: { id: other.interviewId },
      body: { scores: [], comment: "", is_given: true },
    });
    expect(await sharesOf(other)).toMatchObject({
      is_feedback_hidden: false,
      data: [{ feedback: [{ comment: "A clear no from me" }] }],
    });
  });

  test("is refused where it is not asked for, says nothing, says too much, or comes too often", async () => {
    const without = await share({ shows_answers: true });
    const asked = await share({ shows_answers: true, allows_feedback: true });
    const body = { name: "Ana", thumb: "down" };

    expect(await visitor.refusal(leaveFeedback, { params: without.params, body })).toMatchObject({
      code: 1836,
    });
    for (const wrong of [
      { name: "Ana" },
      { name: " ", thumb: "up" },
      { ...body, comment: "x".repeat(2_001) },
    ]) {
      expect(await visitor.refusal(leaveFeedback, { params: asked.params, body: wrong })).toMatchObject({
        status: 400,
      });
    }
    await winnow.pool.query(
      `insert into share_feedback (account_id, share_id, name, thumb)
       select $1, $2, 'Ana', 'up' from generate_series(1, $3)`,
      [recruiter.account.id, asked.share.id, maximumFeedbackPerShare],
    );
    expect(await visitor.refusal(leaveFeedback, { params: asked.params, body })).toMatchObject({
      code: 1837,
    });

    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      statuses.push((await visitor.attempt(leaveFeedback, { params: without.params, body })).status);
    }
    expect(statuses).toContain(429);
  });

  test("and for whom something is shared are kept as they are typed, whatever they look like", async () => {
    const hostile = `<img src=x onerror=alert(1)>{number}$&\u202Eevil`;
    const { params, share: shared } = await share({
      shows_answers: true,
      allows_feedback: true,
      whom: hostile,
    });
    await visitor.call(leaveFeedback, { params, body: { name: hostile, comment: hostile } });

    const found = (await sharesOf(candidate)).data.find(({ id }) => id === shared.id);
    expect(found).toMatchObject({ whom: hostile, feedback: [{ name: hostile, comment: hostile }] });
    const { timeline } = await recruiter.call(getInterview, { params: { id: candidate.interviewId } });
    expect(timeline.at(-1)?.sentence).toContain(hostile);
    expect(
      await visitor.refusal(leaveFeedback, { params, body: { name: "a\u0000b", thumb: "up" } }),
    ).toMatchObject({ status: 400 });
  });
});

test("the answer that was written does say who it is, so that what is hidden above was there", () => {
  for (const word of [...nameParts, sharable.email, sharable.phone]) {
    expect(writtenAnswer).toContain(word);
  }
});
