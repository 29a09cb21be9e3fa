import { blend, type OccupationVector, occupationVector } from "@winnow/matching/occupation-space.ts";
import { titlesOfFamilies } from "@winnow/matching/occupations.ts";
import { workOfJd } from "@winnow/matching/work-of-jd.ts";

/** The occupations that an advert speaks of, by its title with the like ones and by what it says of the work. */
export function workOfAdvert(title: string | null, text: string): OccupationVector {
  const titles = title === null ? "" : [title, ...titlesOfFamilies(title)].join(" ");
  return blend([
    { vector: occupationVector(workOfJd(text)), weight: 1 },
    { vector: occupationVector(titles), weight: 1 },
  ]);
}
