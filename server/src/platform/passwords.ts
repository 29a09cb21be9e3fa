import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

/** argon2id with 19 MiB, 2 passes, 1 lane (OWASP Password Storage Cheat Sheet); the algorithm is the package's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Half of the processors at the most: whoever does not sign in does not wait for those who do. */
const inTurn = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), cost));
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password.normalize("NFKC")));
}

let decoy: Promise<string> | undefined;

/** Takes the time of a verification where there is no account, so that time tells nothing. Always false. */
export async function verifyNothing(password: string): Promise<false> {
  decoy ??= hashPassword("there is no account here");
  await verifyPassword(await decoy, password);
  return false;
}
