/** How close an invented candidate was written to be to the main job description. */
export type Fit = "strong" | "good" | "partial" | "adjacent" | "unrelated" | "nurse";

export type Job = {
  title: string;
  employer: string;
  place?: string;
  dates: string;
  bullets: string[];
};

export type Education = {
  award: string;
  school: string;
  dates: string;
  note?: string;
};

export type Person = {
  name: string;
  fit: Fit;
  headline: string;
  contact: { location: string; email: string; phone: string; link?: string };
  summary: string;
  jobs: Job[];
  education: Education[];
  skills: string[];
  certificates: string[];
  languages: string[];
  furtherSections?: { heading: string; lines: string[] }[];
};
