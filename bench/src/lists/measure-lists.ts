import { type Load, sendLoad } from "../load/send-load.ts";
import { printRow, summaryOf } from "../load/summary.ts";
import { tokenOf } from "./ids.ts";
import { type ListCalls, listCalls } from "./list-calls.ts";

type Servers = { api: string; bare: string };
type Pace = { connections: number; seconds: number; rounds: number };

/** Prints a line for each call of the lists whose name contains `only`, below what the bare server makes of it. */
export async function measureLists(servers: Servers, options: Pace & { only: string }): Promise<void> {
  printRow(["", "calls/s", "× bare", "p50 ms", "p95 ms", "p95 × bare"]);
  for (const list of listCalls.filter((one) => one.list.includes(options.only))) {
    await measure(list, servers, options);
  }
}

/** In turns, so that what else the machine does meets all alike. The first turn warms up. */
async function measure(list: ListCalls, servers: Servers, pace: Pace): Promise<void> {
  const measured = [
    { what: "bare", url: servers.bare, path: list.reference, loads: [] as Load[] },
    ...list.calls.map((call) => ({ ...call, url: servers.api, loads: [] as Load[] })),
  ];
  for (let round = 0; round <= pace.rounds; round += 1) {
    for (const { url, path, loads } of measured) {
      const load = await sendLoad({
        url,
        connections: pace.connections,
        during: round === 0 ? pace.seconds / 2 : pace.seconds,
        call: (count) => callOf(list, path, count),
      });
      if (round > 0) loads.push(load);
    }
  }
  process.stdout.write(`${list.list}\n`);
  const [bare] = measured.map(({ loads }) => summaryOf(loads));
  for (const { what, loads } of measured) {
    const { rate, p50, p95 } = summaryOf(loads);
    printRow([
      `  ${what}`,
      rate.toFixed(0),
      (rate / (bare?.rate ?? 0)).toFixed(2),
      p50.toFixed(1),
      p95.toFixed(1),
      (p95 / (bare?.p95 ?? 0)).toFixed(1),
    ]);
  }
}

function callOf({ accounts }: ListCalls, path: (account: number) => string, count: number) {
  const account = accounts[count % accounts.length] ?? 0;
  return { path: path(account), headers: { authorization: tokenOf(account) } };
}
