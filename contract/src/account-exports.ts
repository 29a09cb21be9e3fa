import { z } from "zod";
import { typedPassword } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { personExport } from "./people.ts";
import { codeIfAny } from "./second-factors.ts";
import { epochSeconds, idParams } from "./wire.ts";

const tags = ["Accounts"];

/** A ZIP of everything that an account holds. */
export const accountExport = personExport;
export type AccountExport = z.infer<typeof accountExport>;

export const createAccountExport = endpoint({
  method: "POST",
  url: "/auth/account/exports",
  access: "account",
  schema: {
    summary:
      "Make a ZIP of everything that the account holds: data as JSON, the ledger as CSV too, and all files; names that are hidden in screenings are in it. Made in the background, one at a time",
    tags,
    body: z.strictObject({ password: typedPassword, code: codeIfAny }),
    response: { 200: accountExport },
  },
});

export const getAccountExport = endpoint({
  method: "GET",
  url: "/auth/account/exports",
  access: "account",
  schema: {
    summary: "The newest ZIP of everything, and how far it is; null where there is none",
    tags,
    response: { 200: z.object({ export: accountExport.nullable() }) },
  },
});

export const downloadAccountExport = endpoint({
  method: "POST",
  url: "/auth/account/exports/:id/download",
  access: "account",
  schema: {
    summary: "A presigned link to the ZIP",
    tags,
    params: idParams("exportNotFound"),
    response: { 200: z.object({ url: z.string(), file_name: z.string(), expires_at: epochSeconds }) },
  },
});
