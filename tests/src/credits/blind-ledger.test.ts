import { updateAccount } from "@winnow/contract/account-settings.ts";
import { downloadTransactions, listTransactions } from "@winnow/contract/credits.ts";
import { revealCandidate } from "@winnow/contract/decisions.ts";
import { deleteScreeningFile, updateScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened } from "../given/given-screened.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { rowsOfCsv } from "../support/rows-of-csv.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Bookkeeper");
});
afterAll(() => winnow?.stop());

const reasons = async (search = "") => {
  const { data } = await recruiter.call(listTransactions, { query: { search, type: "debit" } });
  return data.map(({ reason }) => reason).toSorted();
};
const download = async () => String((await recruiter.attempt(downloadTransactions, {})).body);

test("once a screening is made blind, the ledger and its file name no CV until it is revealed", async () => {
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: 3 });
  const [first, second, third] = results;
  const fileNames = results.map(({ file_name }) => file_name);
  expect(await reasons()).toEqual(fileNames.map((name) => `CV screened: ${name}`).toSorted());
  const setBlind = (isBlind: boolean) =>
    recruiter.call(updateScreening, { params: { id }, body: { is_blind: isBlind } });

  await setBlind(true);
  expect(await reasons()).toEqual([
    "CV screened: Candidate 1",
    "CV screened: Candidate 2",
    "CV screened: Candidate 3",
  ]);
  expect(await reasons("candidate 2")).toEqual(["CV screened: Candidate 2"]);
  await recruiter.call(updateAccount, { body: { language: "de" } });
  const [, german = []] = rowsOfCsv(await download());
  expect([german[1], german[2], german[5]]).toEqual([
    "Belastung",
    "CV-Screening",
    expect.stringMatching(/^Lebenslauf gescreent: Kandidat\/in [123]$/),
  ]);
  await recruiter.call(updateAccount, { body: { language: null } });
  for (const name of fileNames) {
    expect(await reasons(name)).toEqual([]);
    expect(await download()).not.toContain(name);
  }

  await recruiter.call(revealCandidate, { params: { id: first?.id ?? "" } });
  expect(await reasons(first?.file_name)).toEqual([`CV screened: ${first?.file_name}`]);
  await recruiter.call(deleteScreeningFile, {
    params: { screening_id: id },
    query: { file_id: second?.cv_file_id ?? "" },
  });
  expect(await reasons("removed")).toEqual(["CV screened: a candidate who was removed"]);

  await setBlind(false);
  expect(await reasons(third?.file_name)).toEqual([`CV screened: ${third?.file_name}`]);
});
