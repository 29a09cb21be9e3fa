import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { Fact } from "@winnow/matching/match-report.ts";
import { readJd } from "@winnow/matching/read-jd.ts";
import { score } from "@winnow/matching/score.ts";
import { sampleScreening } from "@winnow/samples/sample-screening.ts";
import { quantile } from "./quantile.ts";

const shown = [
  { verdict: "met", strength: 1 },
  { verdict: "partly", strength: 0.5 },
  { verdict: "not stated", strength: 0 },
] as const;
/** What is felt as at once (Nielsen, Usability Engineering, 1993). */
const budgetMs = 100;
const rounds = 50;

/** Milliseconds for the scores of all results by other weights. Options: --count <number of results> (1000). */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({ args: parameters, options: { count: { type: "string", default: "1000" } } });
  const { requirements } = readJd(sampleScreening.jdText);
  const facts = Array.from({ length: Number(values.count) }, (_, result) =>
    requirements.map(
      ({ id }, index): Fact => ({
        requirementId: id,
        ...(shown[(result * 7 + index * index) % shown.length] ?? shown[0]),
        quotations: [],
        years: null,
        remark: null,
      }),
    ),
  );
  const times = Array.from({ length: rounds }, (_, round) => {
    const weighed = requirements.map((one, index) => ({ ...one, weight: (index + round) % 6 }));
    const startedAt = performance.now();
    for (const one of facts) score({ requirements: weighed, facts: one });
    return performance.now() - startedAt;
  }).sort((a, b) => a - b);
  process.stdout.write(
    `${values.count} results, ${requirements.length} requirements: ` +
      `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, of ${budgetMs} ms\n`,
  );
}
