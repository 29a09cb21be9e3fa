import type { Person } from "../person.ts";

export const helenaKowalczyk: Person = {
  name: "Helena Kowalczyk",
  fit: "strong",
  headline: "Payroll Manager, UK and multi-country",
  contact: {
    location: "Sheffield (happy to commute)",
    email: "helena.kowalczyk@example.org",
    phone: "+44 114 496 0765",
  },
  summary:
    "Payroll manager, seventeen years in the profession, ten of them with responsibility for payrolls above 500 employees. After a spell as interim I would like to settle with one employer again and do thorough work, hands on. Clean audits, on-time filings, patient explanations of tax codes.",
  jobs: [
    {
      title: "Interim Payroll Manager",
      employer: "various clients through Sable Row Consulting",
      place: "Yorkshire and remote",
      dates: "January 2023 - October 2026",
      bullets: [
        "Four assignments of six to fourteen months: a supermarket distributor (3,900 employees), a university hospital supplier (620), a hotel group (1,150) and an engineering firm with people in Germany and Poland (540 + 130).",
        "At the hotel group, cleared a two-year backlog in the PAYE control account (£312,000 gross of differences) and agreed the balance with HMRC.",
        "Managed parallel runs for two migrations, one from Sage 50 to Sage 200, one to SAP SuccessFactors Employee Central Payroll.",
        "At the distributor, rewrote the calculation of holiday pay for irregular hours after the 2024 change of law, tested it on 3,900 histories and explained it to unions and depots in eleven short meetings.",
        "Recruited and trained my permanent successors in all four places; two still ring me at year end.",
      ],
    },
    {
      title: "Payroll Manager",
      employer: "Whitlock Bearings Ltd",
      place: "Sheffield",
      dates: "May 2016 - December 2022",
      bullets: [
        "Managed 3 staff and the pay of 940 employees on weekly and monthly cycles, plus 85 in Gliwice with a local provider.",
        "Wrote the payroll part of the year-end file; worked with the auditors on tests of detail.",
        "Introduced salary sacrifice pensions, saving the company £140k National Insurance in the first year.",
        "Trained line managers on absence recording, which cut late sick-pay corrections by two thirds.",
        "Led the integration of a 130-person acquisition under TUPE, with five legacy allowances to buy out.",
        "Ran payroll alone for four weeks when the whole team had influenza. Everyone was paid; I then wrote better handover notes.",
      ],
    },
    {
      title: "Senior Payroll Administrator",
      employer: "Don Valley Retail",
      place: "Rotherham",
      dates: "September 2011 - April 2016",
      bullets: [
        "End-to-end processing for 1,400 shop staff with four-weekly pay, National Minimum Wage checks included.",
        "Prepared the company for Real Time Information in 2013 and for auto-enrolment in 2014.",
        "SSP, SMP, court orders, advances, final pay for leavers.",
      ],
    },
    {
      title: "Payroll Clerk",
      employer: "Brampton Bakeries",
      place: "Sheffield",
      dates: "Summer 2009 - August 2011",
      bullets: ["Clock cards, P45s and cash wages in envelopes for 90 bakers. Yes, really."],
    },
  ],
  education: [
    {
      award: "Licencjat (Bachelor's degree) in Finance and Accounting",
      school: "University of Economics in Katowice",
      dates: "2005 - 2008",
    },
    {
      award: "BTEC Diploma in Management",
      school: "Sheffield College",
      dates: "2014",
      note: "part-time",
    },
  ],
  skills: [
    "Payroll management up to 3,900 employees",
    "HMRC compliance, PAYE, NIC, RTI, P11D",
    "Reconciliations and payroll journals",
    "Sage 200, SAP SuccessFactors, IRIS",
    "Excel: lookups, pivot tables, macros",
    "Coaching",
  ],
  certificates: [
    "Chartered Member of the CIPP (ChMCIPP), since 2021",
    "CIPP BSc module Applied Payroll Management, 2018",
  ],
  languages: ["Polish (mother tongue)", "English (C2)", "German (B1+)"],
  furtherSections: [
    {
      heading: "Systems in detail",
      lines: [
        "Sage 200 and Sage 50 Payroll: eleven years, administrator rights, report designer",
        "SAP SuccessFactors Employee Central Payroll: one implementation, fourteen months of operation",
        "IRIS Payroll Professional: two years in bureau-like operation",
        "Kronos and Tensor time recording: interfaces and error handling",
      ],
    },
    {
      heading: "Courses",
      lines: [
        "Holiday pay after the Employment Rights reforms, CIPP, 2025",
        "Power Query for finance teams, Sheffield Hallam University, 2023",
        "Managing people through change, two days, 2020",
      ],
    },
  ],
};
