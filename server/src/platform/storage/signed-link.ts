import { createHmac, timingSafeEqual } from "node:crypto";
import { Failure } from "../failure.ts";

type Signed = {
  method: "GET" | "PUT";
  key: string;
  claims: Record<string, string>;
  expiresInSeconds: number;
};

/** The query of a link that allows one method on one key, with the claims it is bound to, until it expires. */
export function signLink(secret: Buffer, link: Signed): { query: URLSearchParams; expiresAt: Date } {
  const expiresAt = new Date(Date.now() + link.expiresInSeconds * 1000);
  const query = new URLSearchParams({
    ...link.claims,
    expires: String(Math.floor(expiresAt.getTime() / 1000)),
  });
  query.sort();
  query.append("signature", signatureOf(secret, { method: link.method, key: link.key, query }));
  return { query, expiresAt };
}

/** Answers the claims of a link. Throws `linkInvalid` for one that was changed, is for something else, or expired. */
export function verifyLink(
  secret: Buffer,
  link: { method: "GET" | "PUT"; key: string; query: URLSearchParams },
): Record<string, string> {
  const query = new URLSearchParams(link.query);
  const given = Buffer.from(query.get("signature") ?? "", "base64url");
  query.delete("signature");
  query.sort();
  const wanted = Buffer.from(signatureOf(secret, { ...link, query }), "base64url");
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new Failure("linkInvalid");
  }
  const { expires, ...claims } = Object.fromEntries(query);
  if (Number(expires) * 1000 < Date.now()) {
    throw new Failure("linkInvalid");
  }
  return claims;
}

function signatureOf(secret: Buffer, link: { method: string; key: string; query: URLSearchParams }): string {
  return createHmac("sha256", secret)
    .update(`${link.method}\n${link.key}\n${link.query}`)
    .digest("base64url");
}
