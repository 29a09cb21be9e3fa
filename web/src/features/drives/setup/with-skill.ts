import type { DriveSkill } from "@winnow/contract/drives.ts";

/** The skills with one more; one of that name that is there already stays as it is. */
export function withSkill(skills: readonly DriveSkill[], added: DriveSkill): DriveSkill[] {
  return hasSkill(skills, added.name) ? [...skills] : [...skills, added];
}

/** Whether one of the skills has that name, in small letters or capitals. */
export function hasSkill(skills: readonly DriveSkill[], name: string): boolean {
  return skills.some((skill) => isSame(skill.name, name));
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase("en") === other.toLocaleLowerCase("en");
}
