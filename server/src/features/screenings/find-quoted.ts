import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { runReading } from "./run-reading.ts";

/**
 * The quotations of a language model that stand in what it was sent, looked up in an isolated process: neither the text
 * nor its answer is ours. Null where that takes too long.
 */
export async function findQuoted(
  { reading }: Pick<Services, "reading">,
  { accountId, ...input }: { accountId: AccountId; text: string; quotations: string[] },
): Promise<ReadonlySet<string> | null> {
  const outcome = await runReading(async () => ({
    ok: true as const,
    literal: new Set(await reading.run("literalQuotations", input, { turn: accountId })),
  }));
  return outcome.ok ? outcome.literal : null;
}
