import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { describe, expect, it } from "vitest";
import { readCv } from "./read-cv.ts";

const asOf = "2026-03-15";

/**
 * A page drawn from text: a row a line, cells parted by " >> " (the later ones at the right), "# " a heading,
 * "= " bold, "- " a bullet; a blank row is a gap.
 */
function laidOut(text: string): DocumentText {
  const lines: Line[] = [];
  let y = 40;
  let gapAbove = 0;
  for (const row of text.split("\n")) {
    if (row.trim() === "") {
      y += 8;
      gapAbove = 8;
      continue;
    }
    for (const [column, cell] of row.split(" >> ").entries()) {
      const mark = /^(#|=|-) /.exec(cell)?.[1];
      const plain = readPlainText(mark ? cell.slice(2) : cell).lines[0];
      if (!plain) continue;
      const height = mark === "#" ? 14 : 10;
      const x = column * 380 + (mark === "-" ? 60 : 40);
      const at = (start: number, end: number) => ({ x: x + start * 5, y, width: (end - start) * 5, height });
      lines.push({
        ...plain,
        box: at(0, plain.text.length),
        words: plain.words.map((word) => ({ ...word, box: at(word.start, word.end) })),
        fontSize: height,
        isBold: mark === "#" || mark === "=",
        isBullet: mark === "-",
        gapAbove: gapAbove + 3,
      });
    }
    y += 13;
    gapAbove = 0;
  }
  return { ...readPlainText(""), kind: "pdf", pages: [{ number: 1, width: 595, height: 842 }], lines };
}

function jobsOf(text: string) {
  return readCv(laidOut(text), { asOf }).profile.jobs.map(({ title, employer, start, end, isCurrent }) => {
    const until = isCurrent ? "now" : `${end?.year}`;
    return `${title} @ ${employer} ${start?.year}–${until}`;
  });
}

function aroundBreak(rest: string): string {
  return `Tom Reed

# Work history
2022 - 2024 Forklift driver, Brackwater Depot
2014 - 2022 ${rest}
2010 - 2014 Warehouse operative, Hale & Sons`;
}

function educationOf(text: string) {
  return readCv(laidOut(text), { asOf }).profile.education.map(
    ({ degree, school, fields }) => `${degree} @ ${school} [${fields.map(({ value }) => value).join("; ")}]`,
  );
}

function skillsOf(text: string) {
  const { skills } = readCv(laidOut(text), { asOf }).profile;
  return skills.flatMap(({ listedAs }) => listedAs?.text ?? []);
}

const oneJob = ["Warehouse Planner @ Brindle Freight 2019–2022"];
const twoJobs = [...oneJob, "Packer @ Olmsted Foods 2016–2019"];

const layouts: Record<string, string> = {
  "title, employer and dates on one line": `# Experience
Warehouse Planner, Brindle Freight >> Mar 2019 – Jun 2022
- Planned the night shift

Packer, Olmsted Foods >> Jan 2016 – Feb 2019
- Packed crates of apples`,
  "employer and place above, title and dates below": `# Experience
= Brindle Freight >> Leeds, United Kingdom
Warehouse Planner >> 03/2019 – 06/2022
- Planned the night shift

= Olmsted Foods >> York, United Kingdom
Packer >> 01/2016 – 02/2019
- Packed crates of apples`,
  "title above, employer and dates below": `# Work History
= Warehouse Planner
Brindle Freight | Leeds, UK | 2019-03 – 2022-06
- Planned the night shift

= Packer
Olmsted Foods | York, UK | 2016-01 – 2019-02
- Packed crates of apples`,
  "four lines, the dates last": `# Employment History
= Brindle Freight
Warehouse Planner
Leeds, UK
March 2019 to June 2022
- Planned the night shift
- Counted every pallet

= Olmsted Foods
Packer
York, UK
January 2016 to February 2019
- Packed crates of apples`,
  "the dates first, as a row of their own": `# Experience
2019 – 2022
Warehouse Planner
Brindle Freight
- Planned the night shift

2016 – 2019
Packer
Olmsted Foods
- Packed crates of apples`,
  "the dates in front of the title": `# Experience
Mar 2019 - Jun 2022 Warehouse Planner, Brindle Freight
- Planned the night shift
Jan 2016 - Feb 2019 Packer, Olmsted Foods
- Packed crates of apples`,
  "title at employer": `# Experience
Warehouse Planner at Brindle Freight (2019 – 2022)
- Planned the night shift
Packer at Olmsted Foods (2016 – 2019)
- Packed crates of apples`,
  "bars, the employer first": `# Professional Experience
Brindle Freight | Warehouse Planner | 2019 – 2022
- Planned the night shift
Olmsted Foods | Packer | 2016 – 2019
- Packed crates of apples`,
  "a dash, then the place": `# Experience
Brindle Freight, Warehouse Planner – Leeds, UK >> Mar 2019 – Jun 2022
- Planned the night shift
Olmsted Foods, Packer – York, UK >> Jan 2016 – Feb 2019
- Packed crates of apples`,
  "dates in the margin beside the text": `# Experience
Brindle Freight, Warehouse Planner >> Leeds, UK
- Planned the night shift >> Mar 2019 – Jun 2022
- Counted every pallet >> 3 years 4 months

Olmsted Foods, Packer >> York, UK
- Packed crates of apples >> Jan 2016 – Feb 2019
- Swept the hall >> 3 years 2 months`,
  "paragraphs in place of bullets": `# Experience
= Warehouse Planner, Brindle Freight >> 2019 – 2022
Planned the night shift of a hall with ninety people and a fleet of thirty lorries, and
counted every pallet.

= Packer, Olmsted Foods >> 2016 – 2019
Packed crates of apples for the markets of the north and swept the hall every evening at
closing time.`,
  "in German": `# Beruflicher Werdegang
03/2019 – 06/2022 >> Lagerplaner bei Brindle Freight
- Nachtschicht geplant
01/2016 – 02/2019 >> Verpacker bei Olmsted Foods
- Kisten gepackt`,
};

describe("reading the jobs of a CV", () => {
  for (const [layout, text] of Object.entries(layouts)) {
    it(`reads ${layout}`, () => {
      const translated = layout === "in German";
      const expected = translated
        ? ["Lagerplaner @ Brindle Freight 2019–2022", "Verpacker @ Olmsted Foods 2016–2019"]
        : twoJobs;
      expect(jobsOf(text)).toEqual(expected);
    });
  }

  it("takes a month at the end of a head for a short job, and a bullet above fields for the employer", () => {
    expect(
      jobsOf(`# Experience
Sales Assistant, Tolley Foods, Leeds >> March 2022 – June 2023
- Served at the till

Work Placement, Mount Oswin Kitchen, Leeds >> June 2021
- Served the school dinners`),
    ).toEqual(["Sales Assistant @ Tolley Foods 2022–2023", "Work Placement @ Mount Oswin Kitchen 2021–2021"]);
    expect(
      jobsOf(`# Working Experience
- Okpoko Chambers
Position Held: Associate Counsel
Period: December 2013 – February 2016
- Olmsted Foods
Position Held: Legal Officer
Period: November 2012 – October 2013`),
    ).toEqual(["Associate Counsel @ Okpoko Chambers 2013–2016", "Legal Officer @ Olmsted Foods 2012–2013"]);
  });

  it("gives several positions the employer above them", () => {
    expect(
      jobsOf(`# Experience
= Quillon Bank >> 2015 – 2024
Senior Auditor >> 2019 – 2024
- Led the annual audit
Auditor >> 2015 – 2019
- Checked the ledgers`),
    ).toEqual(["Senior Auditor @ Quillon Bank 2019–2024", "Auditor @ Quillon Bank 2015–2019"]);
  });

  it("gives positions that begin with their dates the employer above the first of them", () => {
    expect(
      jobsOf(`# Professional experience
= PRAIRIELINE BUILDING SUPPLY, INC. >> Kansas City, MO
$140M regional distributor of roofing, siding and insulation
= Regional Sales Manager >> January 2020 – Present
- Lead 14 outside reps across four states
= District Sales Manager >> April 2016 – December 2019
- Managed 6 reps and opened a branch
= Sales Representative >> August 2011 – April 2016
- Took 60 calls a day at the order desk`),
    ).toEqual([
      "Regional Sales Manager @ PRAIRIELINE BUILDING SUPPLY, INC. 2020–now",
      "District Sales Manager @ PRAIRIELINE BUILDING SUPPLY, INC. 2016–2019",
      "Sales Representative @ PRAIRIELINE BUILDING SUPPLY, INC. 2011–2016",
    ]);
  });

  it("gives a position no employer that the job before names below its dates", () => {
    expect(
      jobsOf(`# Experience
Mar 2015 – Dec 2016
Sales Assistant
Tesco Ltd, Leeds
Jan 2014 – Feb 2015
Volunteer teacher`),
    ).toEqual(["Sales Assistant @ Tesco Ltd 2015–2016", "Volunteer teacher @ null 2014–2015"]);
  });

  it("keeps a dash within a title when the employer has a line of its own", () => {
    expect(
      jobsOf(`# Experience
= Staff Nurse - Oncology >> 2019 – 2022
Elm Clinic
- Ran the ward at night`),
    ).toEqual(["Staff Nurse - Oncology @ Elm Clinic 2019–2022"]);
  });

  it("keeps what is behind the comma of a title when the employer has a line of its own", () => {
    expect(
      jobsOf(`# Experience
= Elm Hospital >> Portland
Charge Nurse, Emergency Department >> 2019 – 2022
- Ran the ward at night`),
    ).toEqual(["Charge Nurse, Emergency Department @ Elm Hospital 2019–2022"]);
  });

  it("takes a town at the end of the employer's row for no employer", () => {
    expect(
      jobsOf(`# Werkervaring
= Polderwerf >> Utrecht
Magazijnmedewerker >> mrt 2019 – jun 2022
- Planning van de nachtploeg`),
    ).toEqual(["Magazijnmedewerker @ Polderwerf 2019–2022"]);
  });

  it("takes a town behind the dates for no employer", () => {
    expect(
      jobsOf(`# Expériences professionnelles
Chargée de communication – Mutuelle des Embruns
mars 2019 – juin 2022, Nantes
- Refonte du site`),
    ).toEqual(["Chargée de communication @ Mutuelle des Embruns 2019–2022"]);
  });

  it.each([
    [
      "beside what is in them",
      `Fechas >> marzo de 2019 – junio de 2022
Profesión o cargo desempeñado >> Jefe de almacén
Nombre y dirección de la empresa o empleador >> Transportes Olmedo, Murcia
Principales actividades >> Turno de noche`,
    ],
    [
      "in front of what is in them",
      `Puesto: Jefe de almacén
Empresa: Transportes Olmedo, Murcia
Periodo: 03/2019 – 06/2022
Funciones: turno de noche`,
    ],
    [
      "above what is in them",
      `Empresa
Transportes Olmedo, Murcia
Puesto
Jefe de almacén
Desde
01/03/2019
Hasta
30/06/2022
Funciones
Turno de noche`,
    ],
    [
      "with the two dates apart",
      `Empresa: Transportes Olmedo, Murcia
Puesto: Jefe de almacén
Desde: marzo de 2019
Hasta: junio de 2022
Funciones: turno de noche`,
    ],
    [
      "as bullets, one of them in two lines and one of them twice",
      `- Fechas >> marzo de 2019 – junio de 2022
- Nombre y dirección de la >> Transportes Olmedo, Murcia
empresa o empleador
- Tipo de empresa o sector >> Transporte por carretera
- Puesto >> Jefe de almacén
- Funciones >> Turno de noche`,
    ],
  ])("reads a form with the names of its fields %s", (_, form) => {
    expect(
      jobsOf(`# Experiencia laboral
${form}`),
    ).toEqual(["Jefe de almacén @ Transportes Olmedo 2019–2022"]);
  });

  it("reads dates that take two lines of a narrow column", () => {
    expect(
      jobsOf(`# Experiencia profesional
abril de 2015 – febrero >> = Jefe de cocina
de 2019 >> Hotel Bahía
- Banquetes`),
    ).toEqual(["Jefe de cocina @ Hotel Bahía 2015–2019"]);
  });

  it("reads the dates of a job that stand above each other", () => {
    expect(
      jobsOf(`# Experience
Aug. 2019 >> = Warehouse Planner
Dec. 2022 >> Brindle Freight, Leeds
- Planned the night shift`),
    ).toEqual(["Warehouse Planner @ Brindle Freight 2019–2022"]);
  });

  it("gives the positions under one employer that employer, whatever their titles are parted by", () => {
    expect(
      jobsOf(`# Experience
= Tern Systems >> 2017 – 2024
Oslo, Norway
= Head of Data >> May 2020 – Jan 2024
- Built a team of six
= Data Scientist >> Feb 2017 – Apr 2020
- Wrote models`),
    ).toEqual(["Head of Data @ Tern Systems 2020–2024", "Data Scientist @ Tern Systems 2017–2020"]);
  });

  it("gives the positions below an employer and a length of time that employer", () => {
    expect(
      jobsOf(`# Experience
= Ferncroft Outdoor
6 years 5 months
Head of Supply Planning
March 2022 – Present (2 years 11 months)
Amsterdam, North Holland, Netherlands
- Leads nine planners
Demand Planner
September 2018 – December 2021 (3 years 4 months)
Amsterdam Area
- Forecast of footwear
= Okonjo Foods
Inventory Analyst
February 2014 – July 2017 (3 years 6 months)
Lagos, Nigeria
- Cycle counts`),
    ).toEqual([
      "Head of Supply Planning @ Ferncroft Outdoor 2022–now",
      "Demand Planner @ Ferncroft Outdoor 2018–2021",
      "Inventory Analyst @ Okonjo Foods 2014–2017",
    ]);
  });

  it("keeps a partner in the name of a firm", () => {
    expect(
      jobsOf(`# Berufserfahrung
04/2019 – heute >> Projektleiterin Hochbau, Steinlechner & Partner Architekten, Graz
- Leitung von Wohnbauten
02/2012 – 03/2019 >> Technische Zeichnerin, Atelier Nordhang, Wien
- Modellbau`),
    ).toEqual([
      "Projektleiterin Hochbau @ Steinlechner & Partner Architekten 2019–now",
      "Technische Zeichnerin @ Atelier Nordhang 2012–2019",
    ]);
  });

  it("cuts a head where its bold words end", () => {
    const document = laidOut(`# Experience
01/2015 – 08/2019
Harbour Dental Practice Receptionist
- Books appointments`);
    const lines = document.lines.map((line) =>
      line.text.startsWith("Harbour")
        ? { ...line, otherWeightFrom: "Harbour Dental Practice ".length }
        : line,
    );
    const [job] = readCv({ ...document, lines }, { asOf }).profile.jobs;
    expect(job).toMatchObject({ title: "Receptionist", employer: "Harbour Dental Practice" });
  });

  it("reads a job that one sentence tells over two lines", () => {
    expect(
      jobsOf(`# Professional Experience
Currently working as a Senior Test Engineer in Nexaro Infotech Pvt Ltd, Hyderabad from Sep
2019 to till date.
Worked as Jr. Test Engineer with Brindle Softech, Vijayawada from 06/2016 to 08/2019.`),
    ).toEqual([
      "Senior Test Engineer @ Nexaro Infotech Pvt Ltd 2019–now",
      "Jr. Test Engineer @ Brindle Softech 2016–2019",
    ]);
  });

  it("reads short jobs that name a year alone, where title and employer are plain", () => {
    expect(
      jobsOf(`# Work history
Foreman, Cariboo Ridge Contracting Ltd. >> 2015 – present
- Ran three crews
Choker setter, Tatlow Logging Ltd. >> 1993`),
    ).toEqual([
      "Foreman @ Cariboo Ridge Contracting Ltd. 2015–now",
      "Choker setter @ Tatlow Logging Ltd. 1993–1993",
    ]);
  });

  it("takes no year above the dates of a job for its time", () => {
    expect(
      jobsOf(`# Work history
Elm Ltd, Leeds, founded 1998
Clerk
2010 – 2014`),
    ).toEqual(["Clerk @ Elm Ltd 2010–2014"]);
  });

  it("reads items that each say when as jobs", () => {
    expect(
      jobsOf(`# Experience
- Worked as Store Keeper with Bin Suroor Works, Ajman from April 2015 to June 2019.
- Worked as Salesman in Oasis Pearl Services, Abu Dhabi from January 2013 to February 2015.`),
    ).toEqual(["Store Keeper @ Bin Suroor Works 2015–2019", "Salesman @ Oasis Pearl Services 2013–2015"]);
  });

  it("gives who worked on at the same company the employer above", () => {
    expect(
      jobsOf(`# Anställningar
= Arbetsledare hos Tunabygdens Mekaniska AB >> jan 2015 – juli 2019
= CNC-operatör hos samma företag >> sept 2008 – dec 2014`),
    ).toEqual([
      "Arbetsledare @ Tunabygdens Mekaniska AB 2015–2019",
      "CNC-operatör @ Tunabygdens Mekaniska AB 2008–2014",
    ]);
  });

  it("reads jobs below a form that are written otherwise", () => {
    expect(
      jobsOf(`# Driving experience (last 20 years)
Company: Big Hatchie Bulk Transport
Position: Tanker driver
Dates: 02/2016 - 05/2020
Hauled cement and fly ash to ready mix plants.
Company: Pettus Trucking
Position: OTR driver
Dates: 09/2012 - 01/2016
Tarping and chaining on flatbeds.

Forklift operator, Calloway Tile Warehouse >> 2007 - 2010`),
    ).toEqual([
      "Tanker driver @ Big Hatchie Bulk Transport 2016–2020",
      "OTR driver @ Pettus Trucking 2012–2016",
      "Forklift operator @ Calloway Tile Warehouse 2007–2010",
    ]);
  });

  it("keeps a legal form behind a comma with its firm", () => {
    expect(
      jobsOf(`# Experience
= Rural Bank of San Felino, Inc. >> Sept. 2015 – May 2018
Bank Teller
- Balanced cash`),
    ).toEqual(["Bank Teller @ Rural Bank of San Felino, Inc. 2015–2018"]);
  });

  it("reads heads with a list sign above lines of dates alone", () => {
    expect(
      jobsOf(`# Working experience
- Senior Accounts Officer – Adom Pride Rural Bank Ltd, Kumasi
(January, 2020 to date)
- Accounts Clerk – Oti Valley Mills Ltd, Kumasi
(November, 2015 – December, 2019)`),
    ).toEqual([
      "Senior Accounts Officer @ Adom Pride Rural Bank Ltd 2020–now",
      "Accounts Clerk @ Oti Valley Mills Ltd 2015–2019",
    ]);
  });

  it("reads dates of which a line ends with the dash", () => {
    expect(
      jobsOf(`# Experience
Counter assistant, Duguid's Bakery, Keith – Saturday job (Aug 2019 –
Aug 2022)
- Sold bread`),
    ).toEqual(["Counter assistant @ Duguid's Bakery 2019–2022"]);
  });

  it("keeps a word that is cut short with the name it begins", () => {
    expect(
      jobsOf(`# Experience
Staff Nurse, Dr. Shenoy's Nursing Home, Mysore, 01/2013 – 12/2013
- Looked after a ward`),
    ).toEqual(["Staff Nurse @ Dr. Shenoy's Nursing Home 2013–2013"]);
  });

  it("takes breaks between jobs for no jobs, in several languages", () => {
    const both = [
      "Forklift driver @ Brackwater Depot 2022–2024",
      "Warehouse operative @ Hale & Sons 2010–2014",
    ];
    for (const rest of [
      "Cared for my father until he died",
      "Elternzeit",
      "Career break",
      "Excedencia por cuidado de hijos",
    ])
      expect(jobsOf(aroundBreak(rest)), rest).toEqual(both);
  });

  it("takes no employer above its positions for a break", () => {
    const positionsOf = (employer: string) => [
      "# Work history",
      `= ${employer} >> 2010 - 2024`,
      "Shift manager >> 2016 - 2024",
      "- Led 12 people",
      "Packer >> 2010 - 2016",
      "- Packed",
    ];
    for (const employer of ["Oxfam", "Lidl", "Caritas", "Zalando", "NHS", "Amazon"])
      expect(jobsOf(positionsOf(employer).join("\n")), employer).toEqual([
        `Shift manager @ ${employer} 2016–2024`,
        `Packer @ ${employer} 2010–2016`,
      ]);
  });

  it("takes a CV of breaks alone for one that speaks of no work", () => {
    const text = "Tom Reed\n\n# Work history\n2014 - 2022 Career break, cared for my father";
    const { jobs, linesOfWork } = readCv(laidOut(text), { asOf });
    expect([jobs, linesOfWork]).toEqual([[], []]);
  });

  it("keeps jobs of which only the title, the employer or the kind of work is said", () => {
    for (const rest of ["Self-employed", "Freelance", "Bar work", "Tesco", "Landlord", "Praktikum", "Carer"])
      expect(jobsOf(aroundBreak(rest)), rest).toHaveLength(3);
    expect(jobsOf(aroundBreak("Carer, Elm Lodge"))).toContain("Carer @ Elm Lodge 2014–2022");
  });

  it("ends the text of a job where a break begins, and not at dates within it", () => {
    const read = readCv(
      laidOut(`Tom Reed

# Work history
2022 - 2024 Forklift driver, Brackwater Depot
- Drove reach trucks
2014 - 2022 Cared for my father
- Learned Kubernetes
2010 - 2014 Warehouse operative, Hale & Sons
2011 - 2012 part-time
Picked orders`),
      { asOf },
    );
    const jobOf = (text: string) =>
      read.lines[read.document.lines.findIndex((line) => line.text.includes(text))]?.job?.job.employer;
    expect(jobOf("reach trucks")).toBe("Brackwater Depot");
    expect(jobOf("Kubernetes")).toBeUndefined();
    expect(jobOf("Picked orders")).toBe("Hale & Sons");
  });

  it("keeps the dates of the next job out of the text above", () => {
    expect(
      jobsOf(`# Berufserfahrung
* 10/2015 – 03/2020: Praxisanleiterin
Klinikum Fuldatal gGmbH
- Aufbau einer Station mit sechs Betten und Betreuung der Schüler
10/2007 – 09/2015: Krankenpflegerin
Kreiskrankenhaus Meißnerblick`),
    ).toEqual([
      "Praxisanleiterin @ Klinikum Fuldatal gGmbH 2015–2020",
      "Krankenpflegerin @ Kreiskrankenhaus Meißnerblick 2007–2015",
    ]);
  });

  it("reads positions whose dates fill those of the employer above", () => {
    expect(
      jobsOf(`# Career History
2004 – 2011
Hodgkin & Firth (Carpets) Ltd, Batley
Warehouse Supervisor (2007 – 2011)
Warehouse Operative / FLT Driver (2004 – 2007)
- Cutting and despatching carpets
1999 – 2003
Driver, Alwyn Sykes & Son, Ossett`),
    ).toEqual([
      "Warehouse Supervisor @ Hodgkin & Firth (Carpets) Ltd 2007–2011",
      "Warehouse Operative / FLT Driver @ Hodgkin & Firth (Carpets) Ltd 2004–2007",
      "Driver @ Alwyn Sykes & Son 1999–2003",
    ]);
  });

  it("takes the employer beside the dates before the town beside the title", () => {
    expect(
      jobsOf(`# Trayectoria
= Enfermera de planta >> Toledo
Casa San Telmo >> Septiembre 2015 - Mayo 2019
- Cuidados`),
    ).toEqual(["Enfermera de planta @ Casa San Telmo 2015–2019"]);
  });

  it("takes a title that is also the name of a paper for the title beside its dates", () => {
    expect(
      jobsOf(`# Berufserfahrung
07/2013 – 07/2014 >> = Industriekauffrau
Hagedorn Fördertechnik KG
- Auftragsbearbeitung`),
    ).toEqual(["Industriekauffrau @ Hagedorn Fördertechnik KG 2013–2014"]);
  });

  it("reads a long header beside dates in a column of their own", () => {
    expect(
      jobsOf(`# Experience
03/2020 - 12/2023 >> = Payroll Clerk, Volta Mining Services (cover for a colleague on leave of absence), Leeds
- Ran the payroll`),
    ).toEqual(["Payroll Clerk @ Volta Mining Services 2020–2023"]);
  });

  it("reads jobs in French", () => {
    expect(
      jobsOf(`# Expérience professionnelle
= Comptable >> depuis février 2021
Moulins Aubrac, Lyon
- Tenue des livres
= Assistante comptable >> de janvier 2018 à mars 2021
Scierie Vauquelin, Dijon
- Saisie des factures`),
    ).toEqual(["Comptable @ Moulins Aubrac 2021–now", "Assistante comptable @ Scierie Vauquelin 2018–2021"]);
  });

  it("reads jobs in Spanish", () => {
    expect(
      jobsOf(`# Experiencia laboral
Transportes Olmedo | Jefe de almacén | enero de 2019 – actualidad
- Dirijo un equipo de doce personas
Conservas Baztán | Mozo de almacén | marzo de 2015 – diciembre de 2018
- Carga y descarga`),
    ).toEqual([
      "Jefe de almacén @ Transportes Olmedo 2019–now",
      "Mozo de almacén @ Conservas Baztán 2015–2018",
    ]);
  });

  it("reads jobs in Polish", () => {
    expect(
      jobsOf(`# Doświadczenie zawodowe
= Młyny Wierzbica >> styczeń 2018 – obecnie
Księgowa
- Prowadzenie ksiąg`),
    ).toEqual(["Księgowa @ Młyny Wierzbica 2018–now"]);
  });
});

describe("reading CVs of other languages without a layout", () => {
  const read = (text: string) => {
    const { jobs, education, skills } = readCv(readPlainText(text), { asOf }).profile;
    return {
      jobs: jobs.map(({ title, employer, start }) => `${title} @ ${employer} ${start?.year}`),
      schools: education.map(({ school }) => school),
      skills: skills.flatMap(({ listedAs }) => listedAs?.text ?? []).sort(),
    };
  };

  it("reads Portuguese", () => {
    expect(
      read(`Experiência profissional
Hospital de Santa Rita, Braga
Enfermeira chefe
Março de 2019 - atual
• Coordeno uma equipa de vinte pessoas
Clínica do Vale, Porto
Enfermeira
Jan. 2014 - Fev. 2019
• Cuidados gerais

Formação académica
Licenciatura em Enfermagem - Escola Superior do Minho, 2010 - 2014

Competências
Cuidados intensivos; Triagem; Excel (Avançado)`),
    ).toEqual({
      jobs: ["Enfermeira chefe @ Hospital de Santa Rita 2019", "Enfermeira @ Clínica do Vale 2014"],
      schools: ["Escola Superior do Minho"],
      skills: ["Cuidados intensivos", "Excel", "Triagem"],
    });
  });

  it("reads Dutch", () => {
    expect(
      read(`Werkervaring
Projectleider - Waterwerken Oost BV, Zwolle      maart 2018 – heden
* Leiding aan acht mensen
Technisch medewerker - Bakker & Zonen, Deventer      2012 – 2018
* Onderhoud van pompen

Opleiding
HBO Civiele Techniek, Hogeschool Oostland, 2008 – 2012

Vaardigheden
AutoCAD
Projectplanning`),
    ).toEqual({
      jobs: ["Projectleider @ Waterwerken Oost BV 2018", "Technisch medewerker @ Bakker & Zonen 2012"],
      schools: ["Hogeschool Oostland"],
      skills: ["AutoCAD", "Projectplanning"],
    });
  });

  it("reads Romanian", () => {
    expect(
      read(`Experiență profesională
mai 2019 – prezent
Contabilă, Morile Dunării SRL, Galați
• Evidența contabilă

Educație
Licență în Economie, Universitatea din Galați, 2012 – 2015

Competențe
Declarații fiscale, Excel`),
    ).toEqual({
      jobs: ["Contabilă @ Morile Dunării SRL 2019"],
      schools: ["Universitatea din Galați"],
      skills: ["Declarații fiscale", "Excel"],
    });
  });

  it("reads German", () => {
    expect(
      read(`Berufserfahrung
seit 03/2019
Softwareentwickler (m/w/d)
Kranwerk Nord GmbH, Kiel
- Entwicklung in Java
10/2014 – 02/2019
Werkstudent
Seilerei Böhme AG, Lübeck
- Testautomatisierung

Ausbildung
10/2010 – 09/2014
Diplom-Informatiker (FH)
Fachhochschule Förde

EDV-Kenntnisse
Java (sehr gut), Spring Boot (gut)`),
    ).toEqual({
      jobs: ["Softwareentwickler (m/w/d) @ Kranwerk Nord GmbH 2019", "Werkstudent @ Seilerei Böhme AG 2014"],
      schools: ["Fachhochschule Förde"],
      skills: ["Java", "Spring Boot"],
    });
  });
});

it("knows a heading in two languages by the one it knows", () => {
  const text = "Ines Calder\n\nWerdegang im Haus / Professional experience\nBuyer, Orrin Valves, 2020 – 2024";
  expect(readCv(readPlainText(text), { asOf }).sections.map(({ kind }) => kind)).toEqual([
    "header",
    "experience",
  ]);
});

describe("reading what stands for the entry above", () => {
  it.each([
    ["Driver, same company >> 2017 – 2019", ["Elm Bank", "Elm Bank", null]],
    ["Driver, Hale & Sons >> 2017 – 2019", ["Elm Bank", "Hale & Sons", null]],
  ])("gives the employer above to the job that says so, and to none below it (%s)", (second, employers) => {
    const jobs = `Clerk, Elm Bank >> 2019 – 2022\n${second}\nFreelance Writer >> 2015 – 2017`;
    const { profile } = readCv(laidOut(`# Work experience\n${jobs}`), { asOf });
    expect(profile.jobs.map(({ employer }) => employer)).toEqual(employers);
  });

  it("gives the school above, and no degree", () => {
    const entries = "MSc Biology, University of Leeds >> 2016\n\nBSc Biology, -do- >> 2015";
    const { profile } = readCv(laidOut(`# Education\n${entries}`), { asOf });
    expect(profile.education.map(({ degree, school }) => [degree, school])).toEqual([
      ["MSc Biology", "University of Leeds"],
      ["BSc Biology", "University of Leeds"],
    ]);
  });
});

describe("reading the education of a CV", () => {
  it.each([
    [
      "the degree first",
      `# Education
= BSc Biology, Tamsin University >> 2012 – 2015`,
      "BSc Biology @ Tamsin University [Biology]",
    ],
    [
      "the school first",
      `# Education
= Tamsin University >> Leeds, UK
Bachelor of Science in Biology >> 2012 – 2015`,
      "Bachelor of Science in Biology @ Tamsin University [Biology]",
    ],
    [
      "school, place, degree and dates in four lines",
      `# Education
= Tamsin University
Leeds, UK
Master's in Applied Physics
2012 – 2015`,
      "Master's in Applied Physics @ Tamsin University [Applied Physics]",
    ],
    [
      "the degree as a label",
      `# Education
= PhD >> Tamsin University, Computer Science
- Thesis: Quiet Systems >> 2012 – 2015`,
      "PhD, Computer Science @ Tamsin University [Computer Science]",
    ],
    [
      "German",
      `# Ausbildung
Bachelor of Arts in Soziologie, Universität Falkenau >> 2012 – 2015`,
      "Bachelor of Arts in Soziologie @ Universität Falkenau [Soziologie]",
    ],
    [
      "French",
      `# Formation
= Université de Valmont >> 2012 – 2015
Licence en économie`,
      "Licence en économie @ Université de Valmont [économie]",
    ],
    [
      "Italian",
      `# Istruzione
Laurea in Economia | Università di Montalba | 2012 – 2015`,
      "Laurea in Economia @ Università di Montalba [Economia]",
    ],
  ])("reads %s", (_, text, expected) => {
    expect(educationOf(text)).toEqual([expected]);
  });

  it.each([
    ["2022 – present, expected 2027", { year: 2027, month: null }],
    ["since 2022, exp. June 2027", { year: 2027, month: 6 }],
    ["2022 – present", null],
    ["2022 – present\nMoot court winner, 2024", null],
  ])("takes %s for what ends when it is expected to", (dates, end) => {
    const { education } = readCv(
      laidOut(`# Education\nBachelor of Commerce, Wapiti River University, ${dates}`),
      {
        asOf,
      },
    ).profile;
    expect(education.map((one) => one.end)).toEqual([end]);
  });

  it.each([
    ["Ensino Médio, E.E. Coronel Teodoro Sapucaia", "E.E. Coronel Teodoro Sapucaia"],
    ["First School Leaving Certificate - Ansar L.G.E.A. Primary School", "Ansar L.G.E.A. Primary School"],
    ["Diploma di Perito presso l'I.T.I.S. “A. Morandelli”", "I.T.I.S. “A. Morandelli”"],
  ])("takes the letters with full stops in %s for a part of the school's name", (line, school) => {
    const { education } = readCv(laidOut(`# Education\n${line} >> 1999`), { asOf }).profile;
    expect(education.map((one) => one.school)).toEqual([school]);
  });

  it("takes a thesis for no degree", () => {
    expect(
      educationOf(`# Education
MSc Statistics, Tamsin University >> 2016 – 2018
Master thesis: Counting Swallows`),
    ).toHaveLength(1);
  });
});

it("pairs the schools and degrees of a form that lists them apart", () => {
  const text = `# EDUCATIONAL INSTITUTIONS ATTENDED WITH DATES
University of Idemili, Nnobi >> 2014 - 2018
Amaeke Polytechnic, Oko Road >> 2010 - 2014

# QUALIFICATIONS OBTAINED WITH DATES
Post Graduate Diploma (PGD) in Accounting >> 2018
Higher National Diploma (HND) Accountancy >> 2014`;
  expect(educationOf(text).map((one) => one.replace(/ \[.*/u, ""))).toEqual([
    expect.stringMatching(/^Post Graduate Diploma .* @ University of Idemili/u),
    expect.stringMatching(/^Higher National Diploma .* @ Amaeke Polytechnic/u),
  ]);
});

it("takes no school in a cell of its own for what was studied", () => {
  const rows = [
    ["M.A. (English)", "K. R. Sane Mahavidyalaya, Nashik", "Godakath Vidyapeeth", "2011", "56.20"],
    ["B.Ed.", "Savitri Adhyapak Mahavidyalaya, Sinnar", "Godakath Vidyapeeth", "2007", "67.40"],
  ];
  const text = `# Education\n${rows.map((row) => row.join(" >> ")).join("\n")}`;
  const degrees = readCv(laidOut(text), { asOf }).profile.education.map(({ degree }) => degree);
  expect(degrees).toEqual(["M.A. (English)", "B.Ed."]);
});

describe("reading the schools of other languages", () => {
  it.each([
    [
      "Ausbildung",
      "2004 – 2010 >> = Mittlere Reife\nRealschule Wolbeck",
      "Mittlere Reife @ Realschule Wolbeck",
    ],
    ["Formation", "= BTS Bâtiment >> 2012\nLycée Martin Nadaud", "BTS Bâtiment @ Lycée Martin Nadaud"],
    ["Formación", "= Bachillerato >> 2008\nIES Floridablanca", "Bachillerato @ IES Floridablanca"],
    [
      "Formação",
      "= Curso Técnico de Mecatrónica >> 2012\nEscola Secundária de Estarreja",
      "Curso Técnico de Mecatrónica @ Escola Secundária de Estarreja",
    ],
    ["Istruzione", "= Maturità classica >> 2009\nLiceo Carlo Botta", "Maturità classica @ Liceo Carlo Botta"],
    ["Opleiding", "= HAVO >> 2009\nCoornhert Gymnasium", "HAVO @ Coornhert Gymnasium"],
    [
      "Wykształcenie",
      "= Inżynier informatyki >> 2014\nPolitechnika Wrocławska",
      "Inżynier informatyki @ Politechnika Wrocławska",
    ],
    ["Educație", "= Bacalaureat >> 2007\nColegiul Mihai Viteazul", "Bacalaureat @ Colegiul Mihai Viteazul"],
  ])("reads a school under %s", (heading, lines, expected) => {
    const [education] = educationOf(`# ${heading}\n${lines}`);
    expect(education?.replace(/ \[.*$/, "")).toBe(expected);
  });

  it("takes a degree that is also a title for a degree under the heading of education", () => {
    const text = "# Edukacja\n= Politechnika Wrocławska\nInżynier informatyki, październik 2010 – luty 2014";
    expect(jobsOf(text)).toEqual([]);
    expect(educationOf(text)).toHaveLength(1);
  });
});

describe("reading the skills of a CV", () => {
  const expected = ["Terraform", "Kubernetes", "grain handling"];

  it.each([
    ["a list", "Terraform, Kubernetes, grain handling"],
    ["lines", "Terraform\nKubernetes\ngrain handling"],
    ["bullets", "- Terraform\n- Kubernetes\n- grain handling"],
    ["groups", "Platforms: Terraform, Kubernetes\nOther: grain handling"],
    ["groups under bold labels", "= Platforms\nTerraform, Kubernetes\n= Other\ngrain handling"],
    ["levels in brackets", "Terraform (Advanced), Kubernetes (Intermediate), grain handling (Basic)"],
    ["levels in lines", "Terraform\nAdvanced\nKubernetes\nExpert\ngrain handling\nIntermediate"],
    ["ratings", "Terraform ●●●●○\nKubernetes ●●●○○\ngrain handling ★★★☆☆"],
    ["bars", "Terraform | Kubernetes | grain handling"],
    ["slashes", "Terraform / Kubernetes / grain handling"],
    ["ratings in a column of their own", "Terraform >> ●●●●○\nKubernetes >> ●●●○○\ngrain handling >> ●●○○○"],
    ["percentages", "Terraform 90%\nKubernetes 80%\ngrain handling 40%"],
  ])("reads %s", (_, text) => {
    expect(skillsOf(`# Skills\n${text}`)).toEqual(expected);
  });

  it.each([
    ["on two lines", "# Competenze\n# tecniche\n"],
    ["in everyday words", "# What I bring\n"],
    ["beside them", "= Technical and digital skills >> "],
  ])("reads skills under a heading %s", (_, heading) => {
    expect(skillsOf(`# Profilo\nNight shifts.\n\n${heading}Terraform, Kubernetes, grain handling`)).toEqual(
      expected,
    );
  });

  it("takes the commas of a sentence for no list", () => {
    expect(
      skillsOf("# Strengths\nCalm in the rush of a night shift, fond of teaching the new ones."),
    ).toEqual([]);
  });

  it("stops at a heading it does not know but that looks like the others", () => {
    expect(
      skillsOf(`# Summary
Plans the night shift of a large hall.

# Skills
Terraform, Kubernetes, grain handling

# Beekeeping
Three hives`),
    ).toEqual(expected);
  });

  it("leaves out what a keyword wall repeats", () => {
    const wall = "Cobol, Fortran, Pascal, Prolog";
    expect(skillsOf(`# Skills\nTerraform\nKubernetes\n- grain handling\n${wall}, ${wall}`)).toEqual(expected);
  });

  it("takes languages to write code in for skills", () => {
    expect(skillsOf("# Skills\nLanguages: Python, Rust\nTools: Terraform")).toEqual([
      "Python",
      "Rust",
      "Terraform",
    ]);
  });

  it("keeps the words of the list for a skill that a job shows", () => {
    const { skills } = readCv(
      laidOut(`# Experience
Platform Engineer, Marlow & Sons >> 2022 – present
- Ran eleven clusters of k8s

# Skills
Kubernetes`),
      { asOf },
    ).profile;
    expect(skills).toMatchObject([
      { name: "Kubernetes", shown: "used recently", listedAs: { text: "Kubernetes" }, confidence: "certain" },
    ]);
  });
});

describe("reading who a CV is about", () => {
  it("reads a name with signs around it", () => {
    const top = laidOut("# <Jane Doebury/>\njd@example.org\n\n# Education\nBSc Physics, 2012");
    expect(readCv(top, { asOf }).profile.name?.value).toBe("Jane Doebury");
  });

  it("takes what a document calls itself for no name", () => {
    const top = laidOut(
      "# FORMATO EUROPEO PER IL CURRICULUM VITAE\n# Jane Doebury\nx77@example.org\n\n# Istruzione\nLaurea in Fisica, 2012",
    );
    expect(readCv(top, { asOf }).profile.name?.value).toBe("Jane Doebury");
  });

  it("reads a telephone number with the bracket that it closes", () => {
    const top = laidOut("# Jane Doebury\n(+43) (664) 123 4567\n\n# Education\nBSc Physics, 2012");
    expect(readCv(top, { asOf }).profile.phone?.value).toBe("(+43) (664) 123 4567");
  });

  it("reads a name from the fields of a form that begins with something else", () => {
    const rows = ["Position applied >> CHIEF OFFICER", "Surname >> MAGBANUA", "First name >> RODEL"];
    const top = `# Work history\n2014 - 2015 Able Seaman, Panay Coastwise Lines\n${rows.join("\n")}\n\n# Skills\nNavigation`;
    expect(readCv(laidOut(top), { asOf }).profile.name?.value).toBe("Rodel Magbanua");
  });

  it("reads a surname of two parts, beside labels whose colon stands in front of what they say", () => {
    const rows = ["Naam >> : Heuvelink – van Drongen", "Voornamen >> : Maria Louise"];
    const top = `# Curriculum vitae\n\n# Personalia\n${rows.join("\n")}`;
    expect(readCv(laidOut(top), { asOf }).profile.name?.value).toBe("Maria Louise Heuvelink-van Drongen");
  });

  it("reads fields of a name whose sections the model parts", () => {
    const rows = [
      "Surname: >> OGUNTOLA",
      "Other Names: >> Babatunde Sikiru",
      "Date of Birth: >> 17th August, 1981",
    ];
    const top = `CURRICULUM VITAE\n= A. BIO-DATA\n${rows.join("\n")}\nSex: >> Male\nReligion: >> Islam`;
    expect(readCv(laidOut(top), { asOf }).profile.name?.value).toBe("Babatunde Sikiru Oguntola");
  });

  it("reads the number near the address, whatever section that is in", () => {
    const top =
      "# Work history\n2019 - 2021 Driver, Hale & Sons\n+62 251 555 0173\n\n# Contact\nstudio@example.net";
    expect(readCv(laidOut(top), { asOf }).profile.phone?.value).toBe("+62 251 555 0173");
  });

  it.each([
    ["a referee", "# References\nName: Peter Green\nRole: Manager"],
    ["an employer", "# Experience\nName: Hall Green\nPosition: Cashier\nDates: 2015 – 2019"],
    ["a school", "# Education\nName: Elm College"],
    ["nobody", "Name: withheld"],
  ])("takes no name of %s for that of the CV", (_, section) => {
    const top = `# Jane Doebury\njane.doebury@example.org\n\n${section}`;
    expect(readCv(laidOut(top), { asOf }).profile.name?.value).toBe("Jane Doebury");
  });

  it.each(["Mr John Smith, Hall Ltd, +44 20 7946 0958", "Order value of 1 250 000 000 rupees"])(
    "takes %s near the address for no telephone",
    (line) => {
      const top = `# Jane Doebury\njane.doebury@example.org\n\n# References\n${line}`;
      expect(readCv(laidOut(top), { asOf }).profile.phone).toBeNull();
    },
  );

  it("reads a label that a colon and a dash end", () => {
    const top = "CURRICULUM VITAE\nName :- Hiteshkumar Jayantilal Prajapati\nE-mail :- hitesh_p@example.net";
    const { name } = readCv(laidOut(top), { asOf }).profile;
    expect(name).toMatchObject({ value: "Hiteshkumar Jayantilal Prajapati", confidence: "certain" });
  });

  it.each([
    ["a name in front of a degree", "= Ottoline Varga, PhD\nottoline@example.org", "Ottoline Varga"],
    ["a name in front of a title", "= Ottoline Varga | Nurse\nmail@example.org", "Ottoline Varga"],
    ["a name with the word for the document", "= OTTOLINE VARGA RESUME\nmail@example.org", "Ottoline Varga"],
    ["a name behind a label", "Lebenslauf\nName: Ottoline Varga\nmail@example.org", "Ottoline Varga"],
    [
      "a surname that stands first",
      "Lebenslauf\nName: VARGA, Ottoline (Dr.)\nmail@example.org",
      "Ottoline Varga",
    ],
    [
      "a surname of two words that stands first",
      "Currículum\nApellidos y nombre: Varga Soler, Ottoline\nmail@example.org",
      "Ottoline Varga Soler",
    ],
    [
      "a surname in front of the name that the address begins with",
      "= VARGA SOLER, OTTOLINE T.\nottoline.vs@example.org",
      "Ottoline T. Varga Soler",
    ],
    [
      "a name with another in brackets, and small words",
      "CV\nNaam: Ottoline Marie (Tilly) van den Varga\nmail@example.org",
      "Ottoline Marie (Tilly) van den Varga",
    ],
    [
      "a name of an agency's candidate",
      "= VARGA STAFFING\nCandidate name: Ottoline Soler\nmail@example.org",
      "Ottoline Soler",
    ],
    ["a name in front of letters", "= Ottoline Varga MBChB MRCP(UK)\nmail@example.org", "Ottoline Varga"],
    ["a name with two capitals", "= Ottoline DCosta\nottoline.dcosta@example.org", "Ottoline DCosta"],
    ["a name in front of an occupation, in a field", "CV\nName: Ottoline Varga, Chemist", "Ottoline Varga"],
    ["a name in front of Jr.", "CV\nName: Ottoline Varga, Jr.\nmail@example.org", "Ottoline Varga"],
    ["a name in front of a town", "= Ottoline Varga, Delhi\nottolinedelhi@example.org", "Ottoline Varga"],
    ["a name in front of a calling", "= Ottoline Varga, Yoga\nyogaottoline@example.org", "Ottoline Varga"],
    ["a name in front of towns", "= Ottoline Varga (Madrid) y Soria\nottoline@example.org", "Ottoline Varga"],
    ["a surname in capitals", "= Ottoline Marie VARGA\nmail@example.org", "Ottoline Marie VARGA"],
    ["an occupation behind a name", "= Ottoline Varga, Chemist\nvarga@example.org", "Ottoline Varga"],
    ["a degree behind a name", "Resume\nName: Ottoline Varga, MBA\nmail@example.org", "Ottoline Varga"],
    [
      "a given name and a surname in two fields",
      "Curriculum vitae\nName: Ottoline\nSurname: Varga\nmail@example.org",
      "Ottoline Varga",
    ],
    [
      "a surname above other names",
      "Curriculum vitae\nSURNAME: VARGA\nOTHER NAMES: OTTOLINE\nmail@example.org",
      "Ottoline Varga",
    ],
    [
      "a daughter's name",
      "Resume\nFull Name: Nur Izzati binti Roslan\nmail@example.org",
      "Nur Izzati binti Roslan",
    ],
    [
      "a surname above a given name",
      "Curriculum vitae\nNom : VARGA\nPrénom : Ottoline\nmail@example.org",
      "Ottoline Varga",
    ],
    [
      "a name with another in brackets",
      "= Ottoline (Tilly) Varga\nPhD candidate\nmail@example.org",
      "Ottoline (Tilly) Varga",
    ],
    [
      "a name before a father's",
      "BIO-DATA\n= OTTOLINE VARGA S/O ISTVÁN VARGA\nmail@example.org",
      "Ottoline Varga",
    ],
    ["a name with its initial behind a stop", "RESUME\n= OTTOLINE . V\nmail@example.org", "Ottoline . V"],
    [
      "a name behind a date",
      "Last updated in May 2024\n= Ottoline Varga\nmail@example.org",
      "Ottoline Varga",
    ],
  ])("reads %s", (_, top, expected) => {
    expect(readCv(laidOut(`${top}\n\n# Skills\nTerraform`), { asOf }).profile.name?.value).toBe(expected);
  });

  it("reads a name beside the name of its field", () => {
    const top = "# Dane osobowe\nImię i nazwisko >> Ottoline Varga\nAdres >> Zielona Góra";
    expect(readCv(laidOut(top), { asOf }).profile.name?.value).toBe("Ottoline Varga");
  });

  it.each([
    ["a box for letters", "P.O. Box 0004 - 10100, Nyeri\nMobile No. 0700 000 583", "0700 000 583"],
    ["a postal code", "Juiz de Fora – MG – CEP 36000-000\nTelefone: (32) 95555-0134", "(32) 95555-0134"],
    [
      "the number of an identity card",
      "C.C.: 1.017.000.482 de Itagüí\nCelular: 300 555 0167",
      "300 555 0167",
    ],
    [
      "a colon in a cell of its own",
      "CNIC No. >> : >> 00000-0000000-0\nContact No. >> : >> 0300-0000142",
      "0300-0000142",
    ],
    ["a label in another cell", "I/C No. >> 930414-00-0000\nH/P No. >> 010-000 3926", "010-000 3926"],
  ])("takes what is called a telephone for one, before %s", (_, rows, phone) => {
    const top = `# Ottoline Varga\n${rows}\nottoline@example.org`;
    expect(readCv(laidOut(top), { asOf }).profile.phone?.value).toBe(phone);
  });

  it.each([
    ["07700", "900461", "07700 900461"],
    ["Mobil 55 50 12", "84 · Randers", "55 50 12 84"],
  ])("reads a number that breaks behind %s", (first, rest, phone) => {
    const top = `# Ottoline Varga\nQuarry Row, Keighley · ottoline@example.org · ${first}\n${rest}`;
    const read = readCv(laidOut(top), { asOf }).profile.phone;
    expect([read?.value, read?.quotation.text]).toEqual([phone, phone]);
  });

  it.each([
    ["the years of a line", "Lecturer since 2009", "2012 · Keighley"],
    ["a street and a town", "Quarry Row 12", "84140 · Randers"],
  ])("takes %s for no number that breaks", (_, first, rest) => {
    const top = `# Ottoline Varga\nottoline@example.org · ${first}\n${rest}`;
    expect(readCv(laidOut(top), { asOf }).profile.phone).toBeNull();
  });

  it("takes no date of birth for the phone", () => {
    const top = "# Jannik Overbeck\n\nGeburtsdatum >> 17.11.1991 in Lemgo\nTelefon >> 0151 5550 0163";
    expect(readCv(laidOut(top), { asOf }).profile.phone?.value).toBe("0151 5550 0163");
  });

  it("takes no identifier of a researcher for the phone", () => {
    const top = "Ottoline Varga\nottoline@example.org\norcid: 0000-0000-0000-0000\n0000-0000-0000-000X";
    expect(readCv(laidOut(top), { asOf }).profile.phone).toBeNull();
  });

  it("takes no date of birth with blanks for the phone, and the first of two numbers", () => {
    const top =
      "# Ottoline Varga\nDate of birth: 3 / 10 / 1989\nFones: (31) 95555-0108 ou (31) 3555-0155\nmail@example.org";
    expect(readCv(laidOut(top), { asOf }).profile.phone?.value).toBe("(31) 95555-0108");
  });

  it("takes a number with a plus for the phone, before an address and a fax", () => {
    const top =
      "Rosa Lind\n14 Hill Road, Pune 411 001 4455\nFax: 020 5550 1122\nMobile: +91 98450 55512\nrosa@example.org";
    expect(readCv(laidOut(top), { asOf }).profile.phone?.value).toBe("+91 98450 55512");
  });

  it("reads a name that takes two lines in large type", () => {
    const top = "# Ottoline\n# van der Varga\nmail@example.org\n\n= Skills\nTerraform";
    expect(readCv(laidOut(top), { asOf }).profile.name?.value).toBe("Ottoline van der Varga");
  });

  it("reads a name in large type beside what stands right of it", () => {
    const top = "# Ottoline >> mail@example.org\n# Varga >> +36 20 555 0126\nDesigner\n\n= Skills\nTerraform";
    const document = laidOut(top);
    const large = new Set(["Ottoline", "Varga"]);
    const lines = document.lines.map((line) => ({ ...line, fontSize: large.has(line.text) ? 24 : 10 }));
    const { name } = readCv({ ...document, lines }, { asOf }).profile;
    // What stands beside it parts the lines of the name: its first is quoted.
    expect(name).toMatchObject({ value: "Ottoline Varga", quotation: { text: "Ottoline" } });
  });

  it("takes two headings in the largest type of a Word document for no name", () => {
    const { lines } = readPlainText(
      "Ottoline Varga\nmail@example.org\nWork Experience\nNurse\nEducation\nBSc",
    );
    const large = new Set(["Work Experience", "Education"]);
    const sized = lines.map((line) => ({ ...line, fontSize: large.has(line.text) ? 16 : 10 }));
    const { name } = readCv({ ...readPlainText(""), kind: "docx", lines: sized }, { asOf }).profile;
    expect(name?.value).toBe("Ottoline Varga");
  });

  it("reads a name whose surname stands below it in bold", () => {
    const top = laidOut("# Maëlle\n# LE GOFF\nmail@example.org\n\n= Skills\nTerraform");
    const lines = top.lines.map((line, at) => ({ ...line, isBold: at === 0 ? false : line.isBold }));
    expect(readCv({ ...top, lines }, { asOf }).profile.name?.value).toBe("Maëlle LE GOFF");
  });

  it("reads a name of one word that the address shares", () => {
    const top = "# Suryaningsih\nPattern Designer\nsuryaningsih@example.org\n\n= Skills\nWeaving";
    expect(readCv(laidOut(top), { asOf }).profile.name?.value).toBe("Suryaningsih");
  });

  it("reads an address that a narrow column breaks", () => {
    const top = "= Ottoline Varga\nottoline.varga@postbox.examp\nle\n\n# Skills\nTerraform";
    expect(readCv(laidOut(top), { asOf }).profile.email?.value).toBe("ottoline.varga@postbox.example");
  });

  it("keeps a whole address apart from the line below", () => {
    const top = "= Ottoline Varga\nottoline.varga@example.org\nleeds\n\n# Skills\nTerraform";
    expect(readCv(laidOut(top), { asOf }).profile.email?.value).toBe("ottoline.varga@example.org");
  });

  it("reads a telephone number beside the address at the foot of a page", () => {
    const { phone } = readCv(
      laidOut(
        "= Ottoline Varga\n\n# Interests\nBeekeeping\n\nLeeds · +44 113 496 0118 · ottoline@example.org",
      ),
      { asOf },
    ).profile;
    expect(phone?.value).toBe("+44 113 496 0118");
  });

  it("is less certain of a name that no address confirms", () => {
    const { name } = readCv(laidOut("= Ottoline Varga\nmail@example.org\n\n# Skills\nGit"), { asOf }).profile;
    expect(name?.confidence).not.toBe("certain");
  });

  it.each([
    ["a district with its postal code", "Headingley, Leeds LS6 | +44 113 496 0118", "Headingley, Leeds LS6"],
    ["a city and its country", "Bristol, UK | ottoline@example.org", "Bristol, UK"],
  ])("reads %s behind a title of the same form", (_, line, expected) => {
    const { location } = readCv(
      laidOut(`= Ottoline Varga\nPayroll Accountant, MCIPP\n${line}\n\n# Skills\nGit`),
      { asOf },
    ).profile;
    expect(location?.value).toBe(expected);
  });
});

describe("reading the name of a CV", () => {
  it.each([
    ["J A N E D O E B U R Y\nNurse, Leeds\n0113 555 0101 · j.doebury@example.org", "Jane Doebury", "likely"],
    ["mgr Anna Nowacka\ntel. +48 600 555 193\na.nowacka@example.org", "mgr Anna Nowacka", "likely"],
    ["PARK Min-ji (Grace)\n+82 10 5555 0147 | minji.park@example.com", "PARK Min-ji", "certain"],
    ["CURRICULUM VITAE\nrosalie.delgado@example.com\n0412 555 017", "Rosalie Delgado", "unsure"],
    ["CURRICULUM VITAE OF JOSPHAT MWENDWA\njmk@example.com", "Josphat Mwendwa", "likely"],
  ])("reads %j", (text, name, confidence) => {
    const cv = readCv(readPlainText(`${text}\n\nProfile\nWorks with care.`), { asOf });
    expect(cv.profile.name).toMatchObject({ value: name, confidence });
  });
});
