import type { FastifyRequest } from "fastify";
import { callerAddress } from "./caller-address.ts";

/** What calls by a link are counted by: one caller with one link. */
export function callerAndLink(request: FastifyRequest): string {
  // Fastify types parameters per route; one without a token counts as the caller alone.
  const { token = "" } = request.params as { token?: string };
  return `${callerAddress(request)} ${token}`;
}
