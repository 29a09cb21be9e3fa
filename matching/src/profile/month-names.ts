/** The names of January to December in en, de, fr, es, pt, it, nl, pl and ro, without accents. */
const names = [
  "jan|january|januar|janner|janvier|janv|enero|ene|janeiro|gennaio|gen|januari|janv|styczen|stycznia|sty|ianuarie|ian",
  "feb|febr|february|februar|feber|fevrier|fevr|febrero|fevereiro|fev|febbraio|februari|luty|lutego|lut|februarie",
  "mar|march|marz|maerz|mrz|mars|marzo|marco|maart|mrt|marzec|marca|martie|mart",
  "apr|april|avril|avr|abril|abr|aprile|kwiecien|kwietnia|kwi|aprilie",
  "may|mai|mag|mayo|maio|maggio|mag|mei|maj|maja",
  "jun|june|juni|juin|junio|junho|giugno|giu|czerwiec|czerwca|cze|iunie|iun",
  "jul|july|juli|juillet|juil|julio|julho|luglio|lug|lipiec|lipca|lip|iulie|iul",
  "aug|august|aout|agosto|ago|augustus|sierpien|sierpnia|sie",
  "sep|sept|september|septembre|septiembre|setembro|set|sett|settembre|wrzesien|wrzesnia|wrz|septembrie",
  "oct|october|okt|oktober|octobre|octubre|outubro|out|ottobre|ott|pazdziernik|pazdziernika|paz|octombrie",
  "nov|november|novembre|noviembre|novembro|listopad|listopada|lis|noiembrie|noi",
  "dec|december|dez|dezember|decembre|diciembre|dic|dezembro|dicembre|grudzien|grudnia|gru|decembrie",
];

/** Polish dates number months so: "IX 2015". */
const romanMonths = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** The month in which a season begins, by the meteorological calendar of the northern half. */
const seasons = {
  "3": "spring|fruhjahr|fruhling|printemps|primavera",
  "6": "summer|sommer|ete|verano|verao|estate|zomer",
  "9": "autumn|fall|herbst|automne|otono|outono|autunno|herfst",
  "12": "winter|hiver|invierno|inverno",
};

const monthByName = new Map([
  ...names.flatMap((list, index) => list.split("|").map((name) => [name, index + 1] as const)),
  ...Object.entries(seasons).flatMap(([month, list]) =>
    list.split("|").map((name) => [name, Number(month)] as const),
  ),
]);

/** The number of a month or season (1 to 12) by its name in any of the nine languages; undefined for other words. */
export function monthNamed(word: string): number | undefined {
  const roman = romanMonths.indexOf(word) + 1;
  if (roman > 0) return roman;
  return monthByName.get(word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace("ł", "l"));
}
