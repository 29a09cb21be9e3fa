import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  answerAuditItem,
  type auditAnswers,
  createAudit,
  getAudit,
  getAuditItem,
  listAudits,
} from "@winnow/contract/audits.ts";
import { call } from "../../../api/call.ts";
import { screeningKeys } from "../queries.ts";

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

/** One item to be read; the one before stays until it is there. */
export function useAuditItem(item: { auditId: string; position: number | null }) {
  const { auditId, position } = item;
  return useQuery({
    queryKey: [...auditKey(auditId), "item", position],
    queryFn: ({ signal }) => call(getAuditItem, { params: { id: auditId, position: position ?? 1 }, signal }),
    enabled: position !== null,
    placeholderData: keepPreviousData,
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
    onSuccess: () => client.invalidateQueries({ queryKey: auditKey(auditId), exact: true }),
  });
}
