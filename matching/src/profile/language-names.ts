import { lexicons } from "../lexicon/lexicons.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { tokenize } from "../words/tokenize.ts";

/**
 * Codes (ISO 639-3) of languages that have none of two letters and that people list in CVs: those with more than a
 * million speakers, by the runtime's tables (Unicode CLDR).
 */
const codesOfThree =
  "ace acm aii apc arg ary arz ast awa bal ban bar bem ber bgc bho bik bin bjn brh bug cdo ceb ckb crh csb doi dsb dyu efi ext fil fon frr fur gag gan glk gom gsw guz hak hil hne hsb hsn ibb ilo kaj kam kik kln kmb kmr kok kri ksh lij lld lmo loz lua luo luy mad mag mai mak mas men mer min mni mos mwl mzn nan nap nds nso nup nyn pag pam pcm pms raj rif roh sas sat scn sck shi skr swc szl tcy tem teo tiv toi tum tzm umb vec war wuu yao yue zgh zza";
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const leastLetters = 3;
const mostWords = 3;

let known: Set<string> | undefined;

/** What languages are called in those of the lexicons, and by those who speak them. */
function names(): Set<string> {
  if (known) return known;
  const found = new Set<string>();
  const codesOfTwo = letters.flatMap((first) => letters.map((second) => first + second));
  const codes = [...codesOfTwo, ...codesOfThree.split(" ")];
  const add = (locale: string, all: readonly string[]) => {
    const table = new Intl.DisplayNames([locale], { type: "language", fallback: "none" });
    for (const code of all) {
      const [name = ""] = table.of(code)?.toLowerCase().split(" (") ?? [];
      if (name.length >= leastLetters) found.add(name);
    }
  };
  for (const { code } of lexicons) add(code, codes);
  for (const code of Intl.DisplayNames.supportedLocalesOf(codesOfTwo)) add(code, [code]);
  known = found;
  return found;
}

/** Whether a text names a language that people speak, in any language that is read here or in its own. */
export const namesLanguage = rememberTexts((text): boolean => {
  if (findConcepts(tokenize(text)).some(({ concept }) => concept.kind === "language")) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{M}’‘'-]+/gu) ?? [];
  return words.some((_, from) =>
    Array.from({ length: mostWords }, (_, more) => words.slice(from, from + more + 1).join(" ")).some(
      (name) => names().has(name),
    ),
  );
});
