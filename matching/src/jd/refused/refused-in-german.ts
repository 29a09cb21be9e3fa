import { type StoredSentence, sayStored } from "../../points/say-stored.ts";

const refused: StoredSentence[] = [
  [
    /^Age is a protected attribute and says nothing about the ability to do the work\.$/,
    () => "Das Alter ist ein geschütztes Merkmal und sagt nichts über die Eignung für die Arbeit.",
  ],
  [
    /^This stands in for age, which is a protected attribute\.$/,
    () => "Das steht stellvertretend für das Alter, ein geschütztes Merkmal.",
  ],
  [
    /^Gender is a protected attribute and does not count here\.$/,
    () => "Das Geschlecht ist ein geschütztes Merkmal und zählt hier nicht.",
  ],
  [
    /^Being a native speaker stands in for origin; ask for a level of the language instead\.$/,
    () =>
      "Die Muttersprache steht stellvertretend für die Herkunft; verlangen Sie stattdessen ein Sprachniveau.",
  ],
  [
    /^Nationality and origin are protected; ask for the right to work instead\.$/,
    () =>
      "Staatsangehörigkeit und Herkunft sind geschützt; fragen Sie stattdessen nach der Arbeitserlaubnis.",
  ],
  [
    /^Religion is a protected attribute and does not count here\.$/,
    () => "Die Religion ist ein geschütztes Merkmal und zählt hier nicht.",
  ],
  [
    /^Family status is protected and does not count here\.$/,
    () => "Der Familienstand ist geschützt und zählt hier nicht.",
  ],
  [
    /^Health, disability and looks are protected or say nothing about the work\.$/,
    () => "Gesundheit, Behinderung und Aussehen sind geschützt oder sagen nichts über die Arbeit.",
  ],
  [
    /^Gaps, the prestige of a school and private convictions do not count here\.$/,
    () => "Lücken, das Ansehen einer Schule und private Überzeugungen zählen hier nicht.",
  ],
];

/** Says in German why a criterion is refused. A sentence that is not known stays as it is. */
export const refusedInGerman = sayStored(refused);
