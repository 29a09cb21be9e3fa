export const payrollAccountantTitle = "Senior Payroll Accountant";

/** The main job description: most of the invented candidates are written towards or away from it. */
export const payrollAccountantJd = `Senior Payroll Accountant
Tidewell Freight Ltd, Leeds (hybrid, three days a week in the office)
Full-time, permanent. £46,000 to £52,000 depending on experience.

About us
Tidewell Freight moves refrigerated goods between the UK, Ireland and Germany. We employ 1,850 people: drivers, warehouse teams, planners and a small head office that likes to get things right the first time. Finance sits in the middle of the building, and payroll sits in the middle of finance. We were founded in 1974 and are still owned by the people who work here.

Responsibilities
- Run the monthly salaried payroll and the weekly drivers' payroll from cut-off to payment
- Reconcile payroll control accounts and post payroll journals to the general ledger by working day three
- File RTI submissions with HMRC and keep PAYE and National Insurance liabilities right
- Administer pension auto-enrolment and answer the pension provider's queries
- Calculate statutory payments such as maternity, paternity and sick pay
- Prepare year-end returns including P60s and P11Ds, and support the external auditors
- Coach two payroll administrators and stand in for the Payroll Manager during holidays

Requirements
- At least five years of experience in UK payroll, including responsibility for a payroll of more than 500 employees
- Bachelor's degree in accounting, finance or a related subject
- CIPP qualification, or ACCA or CIMA at least part-qualified
- Sound working knowledge of PAYE, National Insurance, statutory payments and RTI
- Experience in reconciling payroll control accounts and posting payroll journals
- Advanced Excel, including lookups and pivot tables
- Fluent written and spoken English

Nice to have
- German at B2 level or better, as you will work with our colleagues in Hamburg
- Experience with Sage 200 or SAP SuccessFactors
- Irish or other multi-country payroll experience
- Experience of leading or coaching a small team
- Power Query or other automation of payroll reports

What we offer
- 27 days of holiday plus bank holidays, and your birthday
- Employer pension contribution of 8 %
- A share in the profits after one year, as every employee has
- Paid study leave and professional subscriptions
- Free parking, secure bicycle storage and a canteen with proper food

Equal opportunity
We welcome applications from everyone, whatever their age, disability, sex, gender identity, ethnicity, religion, sexual orientation or family situation. Tell us if you need an adjustment for the interview, and we will make it.
`;

export const wardNurseTitle = "Registered Nurse, Acute Medical Ward";

/** A job description of quite another field, to show that candidates do not fit everywhere. */
export const wardNurseJd = `Registered Nurse, Acute Medical Ward
St Aldhelm's Hospital, Bath. Full-time (37.5 hours), permanent, rotating shifts with nights and weekends.

Who we are
St Aldhelm's is a 340-bed general hospital. Willow Ward looks after 28 patients with acute medical conditions, most of them older people with several illnesses at once. The team is friendly, well led and almost fully staffed.

Your tasks
- Assess, plan, deliver and evaluate nursing care for up to seven patients per shift
- Administer medicines, including intravenous medicines, safely and on time
- Recognise deteriorating patients with NEWS2 and escalate without delay
- Plan discharges with families, therapists and social services
- Supervise healthcare assistants and nursing students
- Keep records in the electronic patient record that a colleague can rely on

What you bring
- Registration as an adult nurse with the NMC (valid PIN)
- Degree or diploma in nursing
- At least one year of experience on an acute hospital ward
- Competence in IV medication and venepuncture, or readiness to complete the training in three months
- Current Immediate Life Support certificate
- Good spoken and written English
- Willingness to work nights and weekends

It would be a plus
- Experience in the care of people with dementia
- Mentorship or practice assessor qualification
- Experience with tissue viability and complex wounds
- A further language spoken by our patients, such as Polish, Romanian or Tagalog

Our offer
- NHS Agenda for Change Band 5, with enhancements for unsocial hours
- Twelve paid study days in your first two years and a named preceptor
- Subsidised hospital accommodation for the first six months
- On-site nursery with places for shift workers

Diversity
We judge applicants on what they can do for our patients. We are a Disability Confident employer and offer every disabled applicant who meets the requirements an interview.
`;

/** Text that calls itself a job description and asks for nothing. */
export const jdWithoutRequirements = `Join the Tidewell family!

Are you ready for the next chapter? Tidewell Freight is a place where people laugh a lot, where the coffee is good and where the view over the canal is even better. We were founded in 1974, we are owned by the people who work here, and we have never looked back.

What we offer
- 27 days of holiday plus bank holidays
- A profit share from the first anniversary
- A summer party that the whole of Leeds talks about

We look forward to meeting you. Write to jobs@tidewell.example.com.
`;
/** An advert that asks in passing: hardly anything can be read from it with certainty, and two sentences may ask. */
export const vagueJd = `Warehouse Team Member

Brackwater Depot sends parcels all over the north of the country, with forty people on two shifts.

Someone on the shift tends to carry a first aid card.
The odd load is ADR goods.

- Receive and put away stock
- Pick orders by scanner
- Keep the bays tidy

We pay weekly and the canteen is free of charge for everybody.`;
