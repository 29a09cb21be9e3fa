import { listTransactions } from "@winnow/contract/credits.ts";
import { driveStatuses, emailStatuses, interviewStatuses, listDriveRounds } from "@winnow/contract/drives.ts";
import { failures } from "@winnow/contract/failures.ts";
import { listInterviews } from "@winnow/contract/interviews.ts";
import { defaultPageSize, pageSizes } from "@winnow/contract/list-query.ts";
import { resultsQuery } from "@winnow/contract/results.ts";
import { listScreenings } from "@winnow/contract/screenings.ts";
import { expect, test } from "vitest";
import { endpointsOfContract } from "./endpoints.ts";

/** The calls of the specification, whatever their parameters are called. */
const built = [
  "POST /public/account",
  "POST /public/account/login",
  "POST /public/account/reset-password",
  "POST /public/account/reset-password/link",
  "POST /public/account/verify-email",
  "GET /public/job-form/:",
  "POST /public/screener/:/upload",
  "POST /auth/account/refresh-credits",
  "GET /auth/account",
  "GET /auth/account/feature-flags",
  "GET /auth/notifications",
  "PUT /auth/notifications/mark-given-as-read",
  "DELETE /auth/notifications/:",
  "GET /auth/credit/transactions",
  "POST /auth/screener/aggregate",
  "GET /auth/screener/:/credits",
  "POST /auth/payment/order",
  "GET /auth/screener/:/results",
  "GET /auth/screener/result/:",
  "POST /auth/screener/:/start",
  "POST /auth/screener/:/stop",
  "POST /auth/screener/:/upload",
  "POST /auth/screener/:/download",
  "DELETE /auth/screener/:/file",
  "GET /auth/screener/:",
  "PUT /auth/screener/:",
  "DELETE /auth/screener/:",
  "PUT /auth/screener/upload-done",
  "GET /auth/screener",
  "POST /auth/screener",
  "GET /auth/screener/:/jd",
  "GET /auth/DriveRounds",
  "POST /auth/DriveRound",
  "POST /auth/DriveRound/aggregate",
  "POST /auth/DriveRound/jd",
  "GET /auth/DriveRound/skills",
  "GET /auth/DriveRound/:",
  "PUT /auth/DriveRound/:",
  "DELETE /auth/DriveRound/:",
  "PUT /auth/DriveRound/:/schedule/Interviews",
  "POST /auth/DriveRound/:/upload/:",
  "GET /auth/DriveRound/:/download/:",
  "GET /auth/DriveRound/:/credits",
  "GET /auth/interviews",
  "GET /auth/interview/:/candidate",
  "DELETE /auth/Interview/:",
  "GET /auth/analytics/dashboard",
];

const contract = [...(await endpointsOfContract()).keys()].map((name) => name.replaceAll(/:\w+/g, ":"));

test.each(built)("the specification's call %s is answered under its exact path", (call) => {
  expect(contract).toContain(call);
});

test("no path differs from another by capitals alone", () => {
  expect(new Set(contract.map((call) => call.toLowerCase())).size).toBe(new Set(contract).size);
});

test("the messages of the specification are the server's, word for word", () => {
  expect(failures.invalidToken).toEqual({ status: 401, code: 1002, message: "Invalid Token" });
  expect([
    failures.screeningNotFound.message,
    failures.screeningNotPending.message,
    failures.cvNotUploaded.message,
    failures.jdNotUploaded.message,
    failures.invalidCredentials.message,
  ]).toEqual([
    "Screening not found",
    "Screening not in pending state",
    "CV not uploaded",
    "JD not uploaded",
    "Invalid credentials",
  ]);
});

test("the page sizes and default sorts of the specification hold", () => {
  const screenings = listScreenings.schema.querystring.parse({});
  const transactions = listTransactions.schema.querystring.parse({});
  const results = resultsQuery.parse({});

  expect([...pageSizes, defaultPageSize]).toEqual([5, 10, 25, 10]);
  for (const list of [listDriveRounds, listInterviews]) {
    expect(list.schema.querystring.parse({})).toMatchObject({
      start: 0,
      size: 10,
      search: "",
      sort_by: "created_at",
      order_by: "desc",
    });
  }
  expect(screenings).toMatchObject({ start: 0, size: 10, sort_by: "created_at", order_by: "desc" });
  expect(transactions).toMatchObject({ start: 0, size: 10, sort_by: "created_at", order_by: "desc" });
  expect(results).toMatchObject({ start: 0, size: 10, sort_by: "matching_score", order_by: "desc" });
});

test("the statuses of drives, interviews and mails are those of the specification, letter by letter", () => {
  expect([...driveStatuses].sort()).toEqual(["Cancelled", "Completed", "Draft", "InProgress"]);
  expect([...interviewStatuses].sort()).toEqual(["COMPLETED", "NotAttended", "Started"]);
  expect([...emailStatuses].sort()).toEqual(["NOT_SENT", "SENT"]);
});

test("interviews are filtered by drives as by any other group, and by none where none is named", () => {
  const drives = ["7b0e3f0c-6b0c-4f6d-9c39-0d1f1f1f1f1f", "1b0e3f0c-6b0c-4f6d-9c39-0d1f1f1f1f1f"];
  const drivesOf = (drive: string | string[]) => listInterviews.schema.querystring.parse({ drive }).drive;

  expect(drivesOf(drives)).toEqual(drives);
  expect(drivesOf(drives.join(","))).toEqual(drives);
  expect(drivesOf("nonsense")).toEqual([]);
  expect(drivesOf("")).toBeUndefined();
});

test("a filter that stands twice in an address means any of its choices", () => {
  const { status } = listScreenings.schema.querystring.parse({ status: ["Pending", "InProgress,Completed"] });

  expect(status).toEqual(["Pending", "InProgress", "Completed"]);
});
