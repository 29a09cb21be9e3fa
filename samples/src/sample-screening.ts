import { readFile } from "node:fs/promises";
import { payrollAccountantJd, payrollAccountantTitle } from "./job-descriptions.ts";

/** A ready-made screening of twelve CVs, from very close to the job description to far away from it. */
export const sampleScreening: { title: string; jdText: string; cvFileNames: string[] } = {
  title: payrollAccountantTitle,
  jdText: payrollAccountantJd,
  cvFileNames: [
    "sofia-lindqvist.pdf",
    "anneliese-bruckner-shah.pdf",
    "yuki-tanabe.pdf",
    "gareth-llewellyn.pdf",
    "priya-raghunathan.pdf",
    "jayden-clarke.pdf",
    "kwabena-mensah.pdf",
    "mei-ling-tan.pdf",
    "rafael-santoro-dizon.pdf",
    "ciaran-mac-giolla.pdf",
    "hannah-goldberg.pdf",
    "farida-benhaddou.pdf",
  ],
};

/** The bytes of one of the committed sample CVs. */
export async function readSampleCv(fileName: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`../pdf/${fileName}`, import.meta.url)));
}
