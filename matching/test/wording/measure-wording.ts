import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { qualificationLevel } from "../../src/facts/qualification-level.ts";
import { readJd } from "../../src/jd/read-jd.ts";
import type { ReadJd, Requirement } from "../../src/jd/requirement.ts";
import { matchCv } from "../../src/match-cv.ts";
import { lowestDegreeLevel } from "../../src/profile/degree-level.ts";
import type { Wording } from "./read-wording.ts";

/** What was read otherwise than the truth says, in words; empty where all is right. */
export function faultsOf(wording: Wording): string[] {
  return wording.place === "cv" ? faultsOfLine(wording) : faultsOfAdvert(wording);
}

const asOf = "2026-11-01";

const words: Record<string, { title: string; must: string; nice: string; offer: string; filler: string }> = {
  en: {
    title: "Project Assistant",
    must: "Requirements",
    nice: "Nice to have",
    offer: "What we offer",
    filler: "Confident use of Excel",
  },
  de: {
    title: "Projektassistent (m/w/d)",
    must: "Ihr Profil",
    nice: "Von Vorteil",
    offer: "Wir bieten",
    filler: "Sicherer Umgang mit Excel",
  },
  fr: {
    title: "Assistant de projet (H/F)",
    must: "Votre profil",
    nice: "Souhaité",
    offer: "Nous offrons",
    filler: "Maîtrise d'Excel",
  },
  es: {
    title: "Asistente de proyectos",
    must: "Requisitos",
    nice: "Se valorará",
    offer: "Ofrecemos",
    filler: "Dominio de Excel",
  },
  nl: {
    title: "Projectassistent",
    must: "Wat vragen wij?",
    nice: "Pluspunten",
    offer: "Wat bieden wij?",
    filler: "Goede kennis van Excel",
  },
  pl: {
    title: "Asystent projektu",
    must: "Wymagania",
    nice: "Mile widziane",
    offer: "Oferujemy",
    filler: "Dobra znajomość Excel",
  },
  it: {
    title: "Assistente di progetto",
    must: "Requisiti",
    nice: "Costituisce titolo preferenziale",
    offer: "Offriamo",
    filler: "Buona conoscenza di Excel",
  },
  pt: {
    title: "Assistente de projetos",
    must: "Requisitos",
    nice: "Valorizamos",
    offer: "Oferecemos",
    filler: "Bons conhecimentos de Excel",
  },
  ro: {
    title: "Asistent de proiect",
    must: "Cerințe",
    nice: "Constituie avantaj",
    offer: "Oferim",
    filler: "Cunoștințe bune de Excel",
  },
  sv: {
    title: "Projektassistent",
    must: "Kvalifikationer",
    nice: "Meriterande",
    offer: "Vi erbjuder",
    filler: "Goda kunskaper i Excel",
  },
};

function advertWith({ language, place, text }: Wording): string {
  const own = words[language];
  if (!own) throw new Error(`No headings in ${language}`);
  const { title, must, nice, offer, filler } = own;
  const isProse = place === "about" || place === "prose";
  const parts = [
    title,
    ...(isProse ? [text] : []),
    [must, `- ${filler}`, ...(place === "must" ? [`- ${text}`] : []), "- PowerPoint"].join("\n"),
    ...(place === "nice" ? [`${nice}\n- ${text}`] : []),
    ...(place === "offer" ? [`${offer}\n- ${text}`] : []),
  ];
  return parts.join("\n\n");
}

function faultsOfAdvert(wording: Wording): string[] {
  const advert = advertWith(wording);
  const jd = readJd(advert);
  const own = jd.requirements.filter(
    ({ sentence, text }) =>
      sentence !== null &&
      !/^Experience as/u.test(text) &&
      wording.text.includes(sentence.replace(/[.\s]+$/u, "")),
  );
  return [
    ...wording.truths.flatMap(({ name, value }) => {
      const fault = checks[name]?.({ own, value, jd });
      if (fault === undefined) throw new Error(`No such truth: ${name}`);
      return fault === null ? [] : [`${name} ${value}: ${fault}`];
    }),
    ...wording.shows.flatMap((shown) => faultsOfShown({ own, advert, jd }, shown)),
  ];
}

type Check = (read: { own: Requirement[]; value: string; jd: ReadJd }) => string | null;

const checks: Record<string, Check> = {
  none: ({ own }) => (own.length === 0 ? null : said(own)),
  any: ({ own, value }) => (own.length === Number(value) ? null : said(own)),
  education: ({ own, value }) => {
    const [only, ...others] = mustsOf(own.filter(({ category }) => category === "education"));
    if (!only || others.length > 0) return said(own);
    const level = lowestDegreeLevel(only.text) ?? "vocational";
    return value.split("|").includes(level === "none" ? "school" : level) ? null : `${level}, ${said(own)}`;
  },
  noeducation: ({ own }) => (own.some(({ category }) => category === "education") ? said(own) : null),
  years: ({ own, value }) => {
    const years = own.flatMap((one) => one.years ?? []);
    return years.length === 1 && years[0] === Number(value) ? null : said(own);
  },
  noyears: ({ own }) => (own.some(({ years }) => years !== null) ? said(own) : null),
  level: ({ own, value }) =>
    own.some(({ text }) => qualificationLevel(text) === Number(value)) ? null : said(own),
  nice: ({ own }) => (own.length > 0 && own.every(({ kind }) => kind === "nice") ? null : said(own)),
  permit: ({ own }) => (own.filter(({ category }) => category === "permit").length === 1 ? null : said(own)),
  caps: ({ own }) => (own.some(isCap) ? null : said(own)),
  nocap: ({ own }) => (own.some(isCap) ? said(own) : null),
  refused: ({ jd }) => (jd.refused.length > 0 ? null : "not refused"),
  notrefused: ({ jd }) => (jd.refused.length === 0 ? null : jd.refused.map(({ reason }) => reason).join(" ")),
};

/** "PhD a plus" behind a master's degree is a wish of its own. */
function mustsOf(own: Requirement[]): Requirement[] {
  const musts = own.filter(({ kind }) => kind === "must");
  return musts.length > 0 ? musts : own;
}

function isCap({ kind, category }: Requirement): boolean {
  return kind === "must" && category === "permit";
}

function said(own: Requirement[]): string {
  return own.length === 0
    ? "nothing"
    : own
        .map(
          ({ kind, category, text, years, anyOf }) =>
            `${kind} ${category} "${text}" ${years ?? ""} [${anyOf.join(" | ")}]`,
        )
        .join("; ");
}

function faultsOfShown(
  { own, advert, jd }: { own: Requirement[]; advert: string; jd: ReadJd },
  { section, line, isShown }: Wording["shows"][number],
): string[] {
  const heading = section === "edu" ? "Education" : "Certificates";
  const cv = `Jo Example\n\nWork experience\nShop Assistant, Corner Store\n2016 – 2020\n- Served customers\n\n${heading}\n${line}\n`;
  const { facts } = matchCv({
    document: readPlainText(cv),
    jdTitle: jd.title,
    jdText: advert,
    requirements: jd.requirements,
    asOf,
  });
  const asked = mustsOf(own.filter(({ category }) => category === "education" || category === "certificate"));
  const judged = asked.length > 0 ? asked : own;
  const verdicts = judged.map(({ id }) => facts.find((fact) => fact.requirementId === id)?.verdict);
  const isMet = verdicts.length > 0 && verdicts.every((verdict) => verdict === "met");
  return isMet === isShown ? [] : [`${line}: ${verdicts.join(", ")} for ${said(judged)}`];
}

function faultsOfLine({ text, truths }: Wording): string[] {
  const cv = `Jo Example\n\nWork experience\nTeam Lead, Parcel House\n2016 – 2020\n- ${text}\n\nEducation\nBSc Physics, University of Hull, 2012\n`;
  const { flags } = matchCv({
    document: readPlainText(cv),
    jdTitle: "Team Lead",
    jdText: "Team Lead\n\nRequirements\n- Excel",
    requirements: [],
    asOf,
  });
  const isFlagged = flags.some(({ kind }) => kind === "instructions to a machine");
  const isInstruction = truths.some(({ name }) => name === "instruction");
  return isFlagged === isInstruction ? [] : [isFlagged ? "flagged" : "not flagged"];
}
