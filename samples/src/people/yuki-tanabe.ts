import type { Person } from "../person.ts";

export const yukiTanabe: Person = {
  name: "Yuki Tanabe",
  fit: "unrelated",
  headline: "Front-end Developer",
  contact: {
    location: "Remote, based in Halifax",
    email: "yuki@tanabe.example.com",
    phone: "+44 20 7946 0417",
    link: "github.example.com/yukitanabe",
  },
  summary:
    "Front-end developer, five years, with an eye for type and a soft spot for accessibility. I build interfaces that people can use with one hand, a screen reader or a bad connection.",
  jobs: [
    {
      title: "Front-end Developer",
      employer: "Plumb Line Software",
      place: "remote",
      dates: "Aug. 2023 till now",
      bullets: [
        "Timesheet and rota product used by 400 care homes: React, TypeScript, TanStack Query.",
        "Brought the design system to WCAG 2.2 AA, with an external audit to prove it.",
        "Bundle size down 46 %, first load on a cheap phone from 6.1 to 2.4 seconds.",
      ],
    },
    {
      title: "Junior Developer",
      employer: "Hebden Digital",
      place: "Hebden Bridge",
      dates: "Sept. 2021 to July 2023",
      bullets: [
        "Websites for museums and a railway; Vue, Nuxt, headless CMS.",
        "End-to-end tests with Playwright, introduced by me over one rainy week.",
      ],
    },
  ],
  education: [
    { award: "BSc Computer Science", school: "Lancaster University", dates: "2018 to 2021", note: "First" },
  ],
  skills: [
    "TypeScript",
    "React, Vue",
    "HTML and CSS",
    "Accessibility testing",
    "Playwright, Vitest",
    "Figma",
    "Python (scripts)",
  ],
  certificates: ["IAAP Web Accessibility Specialist (WAS), 2024"],
  languages: ["Japanese", "English", "Welsh, slowly"],
};
