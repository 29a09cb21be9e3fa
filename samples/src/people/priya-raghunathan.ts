import type { Person } from "../person.ts";

export const priyaRaghunathan: Person = {
  name: "Priya Raghunathan",
  fit: "strong",
  headline: "Payroll Team Leader",
  contact: {
    location: "Harrogate",
    email: "priya.raghunathan@example.org",
    phone: "+44 1632 960 447",
  },
  summary:
    "CIPP-qualified payroll team leader with 13 years' experience, including payrolls for the UK and Ireland side by side. Comfortable with unions, auditors and month ends that fall on a bank holiday. Looking for a role closer to home where finance and payroll sit at the same table.",
  jobs: [
    {
      title: "Payroll Team Leader",
      employer: "Northgate Parcel Network",
      place: "York",
      dates: "Apr 2019 – Present",
      bullets: [
        "Lead a team of three processing 1,640 UK and 190 Irish employees each month.",
        "Full ownership of PAYE settlement, apprenticeship levy, Irish PRSI and USC, and all year-end returns (P60, P11D, PSA).",
        "Introduced a monthly balance sheet file for every payroll account. External audit adjustments: none in the last four years.",
        "Negotiated the move from paper to electronic payslips with two trade unions.",
        "Built pivot-based variance reports in Excel that flag any net pay change over 15 % before release.",
      ],
    },
    {
      title: "Payroll Accountant",
      employer: "Brightwater Utilities",
      place: "Leeds",
      dates: "Nov 2015 – Mar 2019",
      bullets: [
        "Bridge between payroll and financial accounts: journals, accruals, cost centre recharges, reconciliations.",
        "Coordinated a TUPE transfer of 220 employees, with opening balances agreed to the penny.",
        "Maintained auto-enrolment for a workforce of 900; answered the Pensions Regulator's declaration of compliance.",
      ],
    },
    {
      title: "Payroll Administrator",
      employer: "Ridings Group Payroll Bureau",
      place: "Leeds",
      dates: "Jul 2013 – Oct 2015",
      bullets: [
        "Processed around 45 client payrolls in Sage 50 and IRIS, from corner shops to a 300-strong manufacturer.",
        "Starters, leavers, statutory sick and maternity pay, FPS and EPS.",
      ],
    },
    {
      title: "Career break",
      employer: "Further study and moving to the UK",
      dates: "Oct 2012 – Jun 2013",
      bullets: ["Volunteer bookkeeper for a refugee support charity in Leeds."],
    },
    {
      title: "Accounts Clerk",
      employer: "Nilgiri Tea Exports",
      place: "Chennai, India",
      dates: "Aug 2010 – Jul 2011",
      bullets: [
        "Sales ledger in four currencies, letters of credit, bank reconciliation.",
        "Provident fund contributions for 85 estate office staff.",
      ],
    },
  ],
  education: [
    { award: "BCom Accounting", school: "University of Madras", dates: "2007 – 2010" },
    {
      award: "MSc Finance and Management",
      school: "Leeds Beckett University",
      dates: "2011 – 2012",
      note: "with merit",
    },
  ],
  skills: [
    "UK and Irish payroll",
    "Team leadership",
    "Control accounts and journals",
    "RTI and year end",
    "Sage 200",
    "Excel, advanced",
    "TUPE",
    "Union consultation",
  ],
  certificates: ["CIPP Foundation Degree in Payroll Management (2017)", "Full MCIPP member since 2018"],
  languages: ["English (fluent)", "Tamil (native)", "Hindi", "German (B1, Goethe-Zertifikat)"],
  furtherSections: [
    {
      heading: "Talks and committees",
      lines: [
        "Payroll in two currencies: what Irish and British payslips can teach each other. Regional CIPP meeting, York, 2024.",
        "Member of the employers' panel on electronic payslips for people with visual impairments, since 2022.",
        "Governor with responsibility for finance at a primary school in Harrogate, since 2021.",
      ],
    },
    { heading: "References", lines: ["Two former managers will gladly speak to you; details on request."] },
  ],
};
