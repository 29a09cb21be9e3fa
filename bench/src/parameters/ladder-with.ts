import { parentPort, workerData } from "node:worker_threads";
import { parameterTables } from "./parameter-tables.ts";

// A thread has the engine's modules for itself: the number is moved before any of them is loaded.
const { table, key, factor }: { table: string; key: string; factor: number } = workerData;
const numbers = parameterTables.get(table);
if (numbers?.[key] !== undefined) numbers[key] *= factor;
const { goldenLadder } = await import("@winnow/matching/golden-ladder.ts");
parentPort?.postMessage(goldenLadder());
