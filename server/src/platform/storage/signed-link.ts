import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../database/database-clock.ts";
import { Failure } from "../failure.ts";

type Signed = {
  method: "GET" | "PUT";
  key: string;
  claims: Record<string, string>;
  expiresAt: Date;
};

/** The query of a link that allows one method on one key, with the claims it is bound to, until it expires. */
export function signLink(secret: Buffer, link: Signed): URLSearchParams {
  const query = new URLSearchParams({
    ...link.claims,
    expires: String(Math.floor(link.expiresAt.getTime() / 1000)),
  });
  query.sort();
  query.append("signature", signatureOf(secret, { method: link.method, key: link.key, query }));
  return query;
}

/** Answers the claims of a link. Throws `linkInvalid` for one that was changed, is for something else, or expired. */
export async function verifyLink(
  secret: Buffer,
  link: { method: "GET" | "PUT"; key: string; query: URLSearchParams; clock: Clock },
): Promise<Record<string, string>> {
  const query = new URLSearchParams(link.query);
  const given = Buffer.from(query.get("signature") ?? "");
  query.delete("signature");
  query.sort();
  // As text: base64url spells the last bits of the same bytes in several ways, and only one of them was given out.
  const wanted = Buffer.from(signatureOf(secret, { method: link.method, key: link.key, query }));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new Failure("linkInvalid");
  }
  const { expires, ...claims } = Object.fromEntries(query);
  if (Number(expires) * 1000 < (await link.clock.now()).getTime()) {
    throw new Failure("linkInvalid");
  }
  return claims;
}

function signatureOf(secret: Buffer, link: { method: string; key: string; query: URLSearchParams }): string {
  return createHmac("sha256", secret)
    .update(`${link.method}\n${link.key}\n${link.query}`)
    .digest("base64url");
}
