import { abigailOseiBonsu } from "./people/abigail-osei-bonsu.ts";
import { annelieseBrucknerShah } from "./people/anneliese-bruckner-shah.ts";
import { ciaranMacGiolla } from "./people/ciaran-mac-giolla.ts";
import { dmitriAvakian } from "./people/dmitri-avakian.ts";
import { faridaBenhaddou } from "./people/farida-benhaddou.ts";
import { garethLlewellyn } from "./people/gareth-llewellyn.ts";
import { hannahGoldberg } from "./people/hannah-goldberg.ts";
import { helenaKowalczyk } from "./people/helena-kowalczyk.ts";
import { ibrahimKaya } from "./people/ibrahim-kaya.ts";
import { jaydenClarke } from "./people/jayden-clarke.ts";
import { kwabenaMensah } from "./people/kwabena-mensah.ts";
import { lucaMoretti } from "./people/luca-moretti.ts";
import { mateusCarvalho } from "./people/mateus-carvalho.ts";
import { meiLingTan } from "./people/mei-ling-tan.ts";
import { nadiaRahmani } from "./people/nadia-rahmani.ts";
import { ngoziEzeHartley } from "./people/ngozi-eze-hartley.ts";
import { oluwaseunAdeyemi } from "./people/oluwaseun-adeyemi.ts";
import { priyaRaghunathan } from "./people/priya-raghunathan.ts";
import { rafaelSantoroDizon } from "./people/rafael-santoro-dizon.ts";
import { rosalindPemberton } from "./people/rosalind-pemberton.ts";
import { sofiaLindqvist } from "./people/sofia-lindqvist.ts";
import { tomasEcheverria } from "./people/tomas-echeverria.ts";
import { yukiTanabe } from "./people/yuki-tanabe.ts";
import { zainabYusuf } from "./people/zainab-yusuf.ts";
import type { Person } from "./person.ts";

export type { Education, Fit, Job, Person } from "./person.ts";

/** Everyone, from the closest to the main job description to the farthest from it. */
export const people: readonly Person[] = [
  annelieseBrucknerShah,
  oluwaseunAdeyemi,
  priyaRaghunathan,
  ciaranMacGiolla,
  helenaKowalczyk,
  tomasEcheverria,
  faridaBenhaddou,
  garethLlewellyn,
  meiLingTan,
  ibrahimKaya,
  sofiaLindqvist,
  kwabenaMensah,
  rosalindPemberton,
  dmitriAvakian,
  nadiaRahmani,
  jaydenClarke,
  zainabYusuf,
  lucaMoretti,
  hannahGoldberg,
  mateusCarvalho,
  yukiTanabe,
  abigailOseiBonsu,
  ngoziEzeHartley,
  rafaelSantoroDizon,
];
