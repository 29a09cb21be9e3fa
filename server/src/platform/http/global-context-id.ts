import { randomInt } from "node:crypto";
import type { IncomingMessage } from "node:http";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const form = /^[A-Za-z0-9]{5}(-[A-Za-z0-9]{5}){3}$/;

/** The correlation id of a request: the caller's when it has the specified form, otherwise a new one. */
export function globalContextIdOf(request: IncomingMessage): string {
  const given = request.headers.globalcontextid;
  return typeof given === "string" && form.test(given) ? given : newGlobalContextId();
}

/** 20 random characters in groups of 5 separated by dashes. */
export function newGlobalContextId(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
