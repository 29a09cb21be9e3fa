import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  answerAuditItem,
  type auditAnswers,
  createAudit,
  getAudit,
  getAuditItem,
  listAudits,
} from "@winnow/contract/audits.ts";
import { useEffect } from "react";
import { call } from "../../api/call.ts";
import { screeningKeys } from "../screenings/query-keys.ts";

export type AuditAnswer = (typeof auditAnswers)[number];

const auditKey = (id: string) => ["audits", id] as const;
const auditsKey = (screeningId: string) => [...screeningKeys.one(screeningId), "audits"] as const;

export function useAudits(screeningId: string) {
  return useQuery({
    queryKey: auditsKey(screeningId),
    queryFn: async ({ signal }) => (await call(listAudits, { params: { id: screeningId }, signal })).data,
  });
}

export function useAudit(id: string) {
  return useQuery({
    queryKey: auditKey(id),
    queryFn: ({ signal }) => call(getAudit, { params: { id }, signal }),
  });
}

/** One item to be read. */
export function useAuditItem(item: { auditId: string; position: number | null }) {
  return useQuery({ ...auditItemQuery(item), enabled: item.position !== null });
}

/** Fetches the item that comes next, so that it is there when this one is answered. */
export function usePrefetchedAuditItem({ auditId, position }: { auditId: string; position: number | null }) {
  const client = useQueryClient();

  useEffect(() => {
    if (position !== null) void client.prefetchQuery(auditItemQuery({ auditId, position }));
  }, [client, auditId, position]);
}

function auditItemQuery({ auditId, position }: { auditId: string; position: number | null }) {
  return queryOptions({
    queryKey: [...auditKey(auditId), "item", position],
    queryFn: ({ signal }) => call(getAuditItem, { params: { id: auditId, position: position ?? 1 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useCreateAudit(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: { line: number; size: number }) =>
      call(createAudit, { params: { id: screeningId }, body: wanted }),
    onSuccess: () => client.invalidateQueries({ queryKey: auditsKey(screeningId) }),
  });
}

export function useAnswerAuditItem(auditId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ position, answer }: { position: number; answer: AuditAnswer }) =>
      call(answerAuditItem, { params: { id: auditId, position }, body: { answer } }),
    // One after the other, in the order they were given.
    scope: { id: `audit ${auditId}` },
    onSuccess: () => client.invalidateQueries({ queryKey: auditKey(auditId), exact: true }),
  });
}
