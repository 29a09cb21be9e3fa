import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/** The caller's network address to count by: of an IPv6 address its /64, since one subscriber has all of that. */
export function callerAddress(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
