/** What marks answers where no language model is named. */
export const builtInEngine = "Winnow's rubric engine";

/** German for what the points of an interview were marked by: "Winnow und <model>". */
export function markersInGerman(markers: string): string {
  return markers.startsWith(builtInEngine)
    ? markers.replace(builtInEngine, "Winnow").replaceAll(" and ", " und ")
    : markers;
}
