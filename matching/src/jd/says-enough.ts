import { readingTable } from "./jd-parameters.ts";
import type { Requirement } from "./requirement.ts";

type Asked = Pick<Requirement, "category" | "years">;

/** Requirements beside the work as a whole. */
export function besideWork<Given extends Asked>(requirements: Given[]): Given[] {
  return requirements.filter(({ category, years }) => category !== "experience" || years !== null);
}

/** Whether requirements are so many as an advert has at least; traits are none. */
export function saysEnough(requirements: Asked[]): boolean {
  const things = besideWork(requirements).filter(({ category }) => category !== "other");
  return things.length >= readingTable.fewestThings;
}
