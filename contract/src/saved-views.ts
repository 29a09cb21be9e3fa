import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, epochSeconds, id, idParams, typedText } from "./wire.ts";

const tags = ["Saved views"];

export const savedViewLists = ["screenings", "results", "drives"] as const;

/** A named search: the filters and the order of a list, as they stand in the address. */
export const savedView = z.object({
  id,
  list: z.enum(savedViewLists),
  name: z.string(),
  query: z.string(),
  created_at: epochSeconds,
});
export type SavedView = z.infer<typeof savedView>;

export const listSavedViews = endpoint({
  method: "GET",
  url: "/auth/saved-views",
  access: "account",
  schema: {
    summary: "The saved views of the account, by name",
    tags,
    response: { 200: z.object({ data: z.array(savedView) }) },
  },
});

export const saveView = endpoint({
  method: "POST",
  url: "/auth/saved-views",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Save a view; the same name in the same list is replaced",
    tags,
    body: z.object({
      list: z.enum(savedViewLists),
      name: typedText(60).trim().min(1, "Please give it a name."),
      query: typedText(2_000),
    }),
    response: { 200: savedView },
  },
});

export const deleteSavedView = endpoint({
  method: "DELETE",
  url: "/auth/saved-views/:id",
  access: "account",
  schema: {
    summary: "Remove a saved view",
    tags,
    params: idParams("savedViewNotFound"),
    response: { 200: done },
  },
});
