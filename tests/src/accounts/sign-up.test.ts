import { logIn, resetPassword, signUp, verifyEmail } from "@winnow/contract/accounts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { createApiClient } from "../support/api-client.ts";
import { linkToken, mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { goodPassword, newEmail } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

const visitor = () => createApiClient(winnow.url);

async function signUpOnly(name: string): Promise<string> {
  const email = newEmail(name);
  await visitor().call(signUp, { body: { username: name, email, password: goodPassword } });
  return email;
}

describe("a new account", () => {
  test("is signed in to after the link of the verification mail was opened", async () => {
    const recruiter = await givenAccount(winnow, "Anna Berg");

    expect(recruiter.account).toMatchObject({ username: "Anna Berg", email: recruiter.email });
    expect(await mailsTo(winnow, recruiter.email)).toHaveLength(1);
  });

  test("is found whatever the case and the spaces its address is typed with", async () => {
    const email = await signUpOnly("Case");
    await visitor().call(verifyEmail, { body: { token: await linkToken(winnow, email, /^Verify/) } });

    const { account } = await visitor().call(logIn, {
      body: { email: `  ${email.toUpperCase()} `, password: goodPassword },
    });

    expect(account.email).toBe(email);
  });

  test("links in mails begin with the configured address, whatever the Host header says", async () => {
    const email = newEmail("Host");
    await visitor().attempt(signUp, {
      body: { username: "Host", email, password: goodPassword },
      headers: { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" },
    });
    await linkToken(winnow, email, /^Verify/);

    const [mail] = await mailsTo(winnow, email);

    expect(mail?.body_text).toContain(`${winnow.url}/admin/verify-email?token=`);
    expect(mail?.body_text).not.toContain("evil.example");
  });
});

describe("a verification link", () => {
  test("works once", async () => {
    const token = await linkToken(winnow, await signUpOnly("Once"), /^Verify/);
    await visitor().call(verifyEmail, { body: { token } });

    const second = await visitor().refusal(verifyEmail, { body: { token } });

    expect(second).toMatchObject({ status: 400, code: 1103 });
  });

  test("expires", async () => {
    const email = await signUpOnly("Late");
    const token = await linkToken(winnow, email, /^Verify/);
    await winnow.pool.query(
      "update link_tokens set expires_at = now() - interval '1 second' where account_id = (select id from accounts where email = $1)",
      [email],
    );

    expect(await visitor().refusal(verifyEmail, { body: { token } })).toMatchObject({
      status: 400,
      code: 1103,
    });
    expect(
      (await winnow.pool.query("select email_verified_at from accounts where email = $1", [email])).rows,
    ).toEqual([{ email_verified_at: null }]);
  });

  test("lives 24 hours", async () => {
    const email = await signUpOnly("Day");
    await linkToken(winnow, email, /^Verify/);

    const { rows } = await winnow.pool.query(
      `select extract(epoch from expires_at - created_at)::integer as seconds from link_tokens
        where account_id = (select id from accounts where email = $1)`,
      [email],
    );

    expect(rows).toEqual([{ seconds: 24 * 60 * 60 }]);
  });

  test("is stored as a hash only", async () => {
    const token = await linkToken(winnow, await signUpOnly("Hashed"), /^Verify/);

    const { rows } = await winnow.pool.query<{ stored: string }>(
      "select link_tokens::text as stored from link_tokens",
    );

    const forms = [
      token,
      Buffer.from(token).toString("hex"),
      Buffer.from(token, "base64url").toString("hex"),
    ];
    expect(rows.filter(({ stored }) => forms.some((form) => stored.includes(form)))).toEqual([]);
  });

  test("is not of use for choosing a password", async () => {
    const token = await linkToken(winnow, await signUpOnly("Purpose"), /^Verify/);

    const refusal = await visitor().refusal(resetPassword, { body: { token, password: goodPassword } });

    expect(refusal).toMatchObject({ status: 400, code: 1104 });
  });
});

describe("signing up with a known address", () => {
  test("answers like any sign-up, changes nothing and tells the owner", async () => {
    const owner = await givenAccount(winnow, "Owner");
    const unknown = await visitor().attempt(signUp, {
      body: { username: "New", email: newEmail("New"), password: goodPassword },
    });

    const known = await visitor().attempt(signUp, {
      body: { username: "Impostor", email: owner.email, password: "another-password-9" },
    });

    expect({ status: known.status, body: known.body }).toEqual({
      status: unknown.status,
      body: unknown.body,
    });
    await untilJobsAreDone(winnow);
    expect((await mailsTo(winnow, owner.email)).at(-1)?.subject).toContain("You have an account already");
    const again = await visitor().call(logIn, { body: { email: owner.email, password: goodPassword } });
    expect(again.account.username).toBe("Owner");
    expect(
      await visitor().refusal(logIn, { body: { email: owner.email, password: "another-password-9" } }),
    ).toMatchObject({ code: 1101 });
  });

  test("does not flood the owner with mails", async () => {
    const owner = await givenAccount(winnow, "Flooded");
    for (let round = 0; round < 4; round += 1) {
      await visitor().attempt(signUp, {
        body: { username: "Pest", email: owner.email, password: goodPassword },
      });
      await untilJobsAreDone(winnow);
    }

    const mails = (await mailsTo(winnow, owner.email)).filter((mail) => /already/.test(mail.subject));

    expect(mails).toHaveLength(1);
  });
});

describe("an address that a stranger signed up with before its owner", () => {
  const strangersPassword = "another-password-9";

  async function signUpBoth(order: ("stranger" | "owner")[]): Promise<string> {
    const email = newEmail("Taken");
    for (const who of order) {
      await visitor().call(signUp, {
        body:
          who === "owner"
            ? { username: "Real owner", email, password: goodPassword }
            : { username: "Call 0900 to unlock", email, password: strangersPassword },
      });
      await untilJobsAreDone(winnow);
    }
    return email;
  }

  async function chooseByMail(email: string) {
    const token = await linkToken(winnow, email, /^Finish signing up/);
    await visitor().call(resetPassword, { body: { token, password: goodPassword } });
    return visitor().call(logIn, { body: { email, password: goodPassword } });
  }

  test("is not the stranger's when the owner follows the first mail", async () => {
    const email = await signUpBoth(["stranger", "owner"]);

    const first = await visitor().refusal(verifyEmail, {
      body: { token: await linkToken(winnow, email, /^Verify/) },
    });

    expect(first).toMatchObject({ status: 400, code: 1103 });
    expect(await visitor().refusal(logIn, { body: { email, password: strangersPassword } })).toMatchObject({
      code: 1101,
    });
  });

  test.each([
    { order: ["stranger", "owner"] as const },
    { order: ["stranger", "owner", "stranger"] as const },
  ])("is the owner's who chooses a password from the mailbox, after $order", async ({ order }) => {
    const email = await signUpBoth([...order]);
    for (const password of [strangersPassword, goodPassword]) {
      await visitor().refusal(logIn, { body: { email, password } });
      await untilJobsAreDone(winnow);
    }
    expect((await mailsTo(winnow, email)).map((mail) => mail.subject)).toEqual([
      "Verify your e-mail address · Winnow",
      "Finish signing up · Winnow",
    ]);

    const { account } = await chooseByMail(email);

    expect(account.username).not.toContain("0900");
    expect(account.credits).toBe(2_500);
    expect(await visitor().refusal(logIn, { body: { email, password: strangersPassword } })).toMatchObject({
      code: 1101,
    });
  });

  test("is not verified by a link that was minted while the owner signed up", async () => {
    const email = await signUpOnly("Minted");
    const token = await linkToken(winnow, email, /^Verify/);
    const answers = await Promise.all([
      visitor().attempt(signUp, { body: { username: "Real owner", email, password: strangersPassword } }),
      visitor().attempt(verifyEmail, { body: { token } }),
    ]);
    await untilJobsAreDone(winnow);

    const { rows } = await winnow.pool.query(
      "select email_verified_at is not null as is_verified, is_contested from accounts where email = $1",
      [email],
    );

    // One after the other: it was verified before and is not contested, or the link came too late.
    const isVerified = answers[1]?.status === 200;
    expect(rows).toEqual([{ is_verified: isVerified, is_contested: !isVerified }]);
  });

  test("keeps its name when the same person signs up twice", async () => {
    const email = newEmail("Twice");
    for (const password of ["first-thought-71", goodPassword]) {
      await visitor().call(signUp, { body: { username: "Rosa Delgado", email, password } });
    }

    expect((await chooseByMail(email)).account.username).toBe("Rosa Delgado");
  });
});

describe("a sign-up is refused, naming the field,", () => {
  const email = "rosa.delgado@example.com";
  const fine = { username: "Rosa", email, password: goodPassword };
  const cases: [string, Record<string, unknown>, string][] = [
    ["with a password of 7 characters", { password: "abc-1Z9" }, "password"],
    ["with a password of 129 characters", { password: "aB3-".repeat(32).concat("x") }, "password"],
    ["with one of the most common passwords", { password: "password123" }, "password"],
    ["with a common password in capitals", { password: "PASSWORD123" }, "password"],
    ["with a common password in other letters", { password: "p4$$w0rd!" }, "password"],
    ["with a common password and a year", { password: "Dragon2026!" }, "password"],
    ["with a common password in wide letters", { password: "ｐａｓｓｗｏｒｄ１２３" }, "password"],
    ["with one letter again and again", { password: "aaaaaaaa" }, "password"],
    ["with nothing but blanks", { password: "        " }, "password"],
    ["with three letters again and again", { password: "xyzxyzxyz" }, "password"],
    ["with the alphabet", { password: "abcdefghij" }, "password"],
    ["with keys beside each other", { password: "1qaz2wsx3edc" }, "password"],
    ["with a row of keys", { password: "qwertzuiop" }, "password"],
    ["with the product's name and digits", { password: "winnow12" }, "password"],
    ["with the product's name in other letters", { password: "W1nn0w2026!" }, "password"],
    ["with a part of the e-mail's name", { password: "delgado1985" }, "password"],
    ["with the e-mail's domain", { password: "Example.com1" }, "password"],
    ["with a password that holds the e-mail's name", { password: "my-Rosa.Delgado-2026" }, "password"],
    ["without a name", { username: "   " }, "username"],
    ["with a name of 101 characters", { username: "x".repeat(101) }, "username"],
    ["with a line break in the name", { username: "x\r\nYour account is locked" }, "username"],
    ["with a line separator in the name", { username: "x\u2028Your account is locked" }, "username"],
    ["with a name that turns text around", { username: "Ro\u202esa" }, "username"],
    ["with a link for a name", { username: "see http://evil.example" }, "username"],
    ["with a bare link for a name", { username: "WWW.evil.example" }, "username"],
    ["with half a character in the name", { username: "Ro\ud800sa" }, "username"],
    ["with NUL in the name", { username: "Ro\u0000sa" }, "username"],
    ["with two addresses", { email: "rosa@example.com,eve@example.com" }, "email"],
    ["with a header in the address", { email: "rosa@example.com\r\nBcc: eve@example.com" }, "email"],
    ["with a display name in the address", { email: "Rosa <rosa@example.com>" }, "email"],
    ["with an address without a domain", { email: "rosa" }, "email"],
    [
      "with an address that is too long",
      { email: `${"a".repeat(60)}@${"b.".repeat(120)}example.com` },
      "email",
    ],
  ];

  test.each(cases)("%s", async (_name, change, field) => {
    const refusal = await visitor().refusal(signUp, { body: { ...fine, ...change } });

    expect(refusal).toMatchObject({ status: 400, code: 1201 });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    expect(refusal.message.length).toBeGreaterThan(10);
  });

  test("and nobody has an account afterwards", async () => {
    const { rows } = await winnow.pool.query("select from accounts where email like 'rosa%'");

    expect(rows).toHaveLength(0);
  });
});

test("a password of 8 and one of 128 characters are taken, and so is a sentence", async () => {
  const long = "k7-Quilt harbour 93 lantern, oven; ".repeat(4).slice(0, 128);
  for (const password of ["k7-Quilt", long, "correct horse battery staple", "Žluťoučký kůň 12"]) {
    const answer = await visitor().attempt(signUp, {
      body: { username: "Length", email: newEmail("Length"), password },
    });

    expect(answer.status).toBe(200);
  }
});

test("a password is the same in whichever way its letters are composed", async () => {
  const email = newEmail("Composed");
  const password = "žluťoučký-ﬁsh-Å-42";
  await visitor().call(signUp, { body: { username: "Composed", email, password } });
  await visitor().call(verifyEmail, { body: { token: await linkToken(winnow, email, /^Verify/) } });

  for (const form of ["NFD", "NFC", "NFKC"] as const) {
    await visitor().call(logIn, { body: { email, password: password.normalize(form) } });
  }
});
