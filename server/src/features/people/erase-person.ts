import { randomUUID } from "node:crypto";
import type { ErasedFrom } from "@winnow/contract/erasures.ts";
import type { erasePerson as endpoint } from "@winnow/contract/people.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { queueErasedMail } from "../candidate-mails/queue-erased-mail.ts";
import { nothingErased } from "../erasures/counts.ts";
import { eraseApplication } from "../erasures/erase-application.ts";
import { eraseCandidate } from "../erasures/erase-candidate.ts";
import { eraseCv } from "../erasures/erase-cv.ts";
import type { OnErased } from "../erasures/erased.ts";
import { logErasure } from "../erasures/log-erasure.ts";
import { findErasure } from "../erasures/rows.ts";
import { requireNoLegalHold } from "../legal-holds/require-no-legal-hold.ts";
import { nameOfAccount } from "../results/rows.ts";
import { chooseThings, type Thing, thingsOf } from "./choose-things.ts";
import { type FoundPerson, findPerson } from "./find-person.ts";
import { findHolds } from "./rows.ts";

type Wish = { accountId: AccountId; personId: string } & z.output<typeof endpoint.schema.body>;
type Answer = z.input<(typeof endpoint)["schema"]["response"][200]>;

/**
 * Looks whether everything that is named can be erased, before anything is, and answers the id under which the log is
 * going to have it. Throws `personNotFound`, `personHidden`, `screeningOnHold`.
 */
export async function prepareErasure(services: Services, wish: Wish): Promise<string> {
  const { accountId } = wish;
  const { kysely } = services.database;
  const found = await findPerson(kysely, accountId, wish.personId);
  const things = await choose(services, wish, found);
  for (const hold of await findHolds(kysely, accountId, things)) {
    requireNoLegalHold({ hold_reason: hold });
  }
  return randomUUID();
}

/**
 * Erases what is named of a person, thing by thing, under the id of one line of the log. What was cut off in between is
 * finished by doing it again. Throws `screeningOnHold` where a hold came meanwhile.
 */
export async function finishErasure(services: Services, wish: Wish, erasureId: string): Promise<Answer> {
  const { accountId } = wish;
  const { kysely } = services.database;
  const found = await findIfThere(services, wish);
  const things = found ? await choose(services, wish, found) : wish.things;
  const by = await nameOfAccount(kysely, accountId);
  const isOne = wish.things.length === 1 && !wish.hidden;
  const onErased = toldTo(wish, { erasureId, by, from: erasedFrom(wish, found), isOne });
  for (const thing of things) {
    await erase(services, { accountId, thing }, onErased);
  }
  const line = await findErasure(kysely, { accountId, id: erasureId });
  const { cvs, applications, interviews, files } = line ?? nothingErased;
  return { counts: { cvs, applications, interviews, files } };
}

/** Those that are hidden first: they are found by what is erased after them. */
async function choose({ database }: Services, wish: Wish, found: FoundPerson): Promise<Thing[]> {
  const named = await chooseThings(database.kysely, wish.accountId, { found, named: wish.things });
  return wish.hidden ? [...found.hidden, ...named] : named;
}

/** Undefined once that by which the person was asked for is erased. */
async function findIfThere(
  { database }: Services,
  { accountId, personId }: Wish,
): Promise<FoundPerson | undefined> {
  try {
    return await findPerson(database.kysely, accountId, personId);
  } catch (error) {
    if (error instanceof Failure && error.failureName === "personNotFound") {
      return undefined;
    }
    throw error;
  }
}

function erasedFrom(wish: Wish, found: FoundPerson | undefined): ErasedFrom {
  const isAll =
    found === undefined ||
    (thingsOf(found).length <= wish.things.length && (wish.hidden || found.hidden.length === 0));
  return { kind: "person", is_all: isAll };
}

/** Each transaction counts in the one line of the log, and each address gets one mail. */
function toldTo(
  { accountId, tell }: Wish,
  { erasureId, by, from, isOne }: { erasureId: string; by: string; from: ErasedFrom; isOne: boolean },
): OnErased {
  const log = logErasure(accountId, { cause: "recruiter", by, from }, erasureId);
  return async (transaction, erased) => {
    await log(transaction, erased);
    for (const email of tell ? erased.emails : []) {
      await queueErasedMail(transaction, {
        accountId,
        email,
        title: isOne ? erased.title : null,
        language: erased.language,
        text: isOne ? erased.text : null,
        key: hashToken(`${erasureId} ${email}`).toString("hex"),
      });
    }
  };
}

async function erase(
  services: Services,
  { accountId, thing: { kind, id } }: { accountId: AccountId; thing: Thing },
  onErased: OnErased,
): Promise<void> {
  switch (kind) {
    case "candidate":
      await eraseCandidate(services, { accountId, candidateId: id }, onErased);
      return;
    case "application":
      await eraseApplication(services, { accountId, applicationId: id }, onErased);
      return;
    case "cv":
      await eraseCv(services, { accountId, fileId: id }, onErased);
  }
}
