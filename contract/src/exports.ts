import { z } from "zod";
import { selection } from "./decisions.ts";
import { endpoint } from "./endpoint.ts";
import { papers } from "./papers.ts";
import { epochSeconds, id, idParams } from "./wire.ts";

const tags = ["Exports"];

/** Tables of results, the original CVs in one ZIP, or the match reports as one PDF. */
export const exportFormats = ["csv", "xlsx", "cvs", "report-pdf"] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportStates = ["waiting", "working", "ready", "failed"] as const;

export const resultsExport = z.object({
  id,
  screening_id: id,
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  /** Results in it. */
  results_count: z.number().int(),
  percent: z.number().int(),
  file_name: z.string(),
  size_bytes: z.number().int().nullable(),
  /** What went wrong or was left out, in plain words. */
  message: z.string().nullable(),
  created_at: epochSeconds,
  /** The file is removed then. */
  expires_at: epochSeconds,
});
export type ResultsExport = z.infer<typeof resultsExport>;

export const createExport = endpoint({
  method: "POST",
  url: "/auth/screener/:id/exports",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Make a file of some results, or of all that match; it is made in the background",
    tags,
    params: idParams("screeningNotFound"),
    body: z.object({
      format: z.enum(exportFormats),
      selection,
      paper: z.enum(papers).default("A4"),
    }),
    response: { 200: resultsExport },
  },
});

export const listExports = endpoint({
  method: "GET",
  url: "/auth/screener/:id/exports",
  access: "account",
  schema: {
    summary: "The files made of a screening's results, newest first",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: z.object({ data: z.array(resultsExport) }) },
  },
});

export const getExport = endpoint({
  method: "GET",
  url: "/auth/export/:id",
  access: "account",
  schema: {
    summary: "One of them, with how far it is",
    tags,
    params: idParams("exportNotFound"),
    response: { 200: resultsExport },
  },
});

export const downloadExport = endpoint({
  method: "POST",
  url: "/auth/export/:id/download",
  access: "account",
  schema: {
    summary: "A presigned link to the file",
    tags,
    params: idParams("exportNotFound"),
    response: { 200: z.object({ url: z.string(), file_name: z.string(), expires_at: epochSeconds }) },
  },
});
