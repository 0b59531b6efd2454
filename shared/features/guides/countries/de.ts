import type { FactSource, Guide } from '../fact.ts';

const READ = '2026-11-27';

const COSTS: FactSource = {
  title: 'Costs of education and living',
  url: 'https://daad.de/deutschland/nach-deutschland/voraussetzungen/en/9198-financing',
  read: READ,
};
const MONTHLY_COSTS: FactSource = {
  title: '867 Euros a Month in Living Costs',
  url: 'https://www.study-in-germany.de/en/plan-your-studies/preparation/funding/',
  read: READ,
};
const FOUNDATION_COURSES: FactSource = {
  title: 'Prep courses and Studienkolleg (foundation courses): Quick reference for international students',
  url: 'https://www.study-in-germany.de/en/plan-your-studies/prep-courses-and-foundation-courses_28537.php',
  read: READ,
};
const STUDY_PERMIT: FactSource = {
  title: 'Residence permit Granted for the purpose of applying for study or studying',
  url: 'https://verwaltung.bund.de/leistungsverzeichnis/en/leistung/RP/13350387',
  read: READ,
};
const JOBS: FactSource = {
  title: 'Student jobs and internships',
  url: 'https://www.make-it-in-germany.com/en/study-vocational-training/studies-in-germany/work',
  read: READ,
};
const COMPARABILITY: FactSource = {
  title: 'Statement of Comparability for Foreign Higher Education Qualifications',
  url: 'https://www.kmk.org/de/zab/statement-of-comparability.html',
  read: READ,
};
const VISA_URL = 'https://www.daad.de/en/studying-in-germany/living-in-germany/visa/';

export const DE: Guide = {
  country: 'de',
  name: 'Germany',
  summary:
    'From the first application to the time after the degree: what official pages say about studies in Germany, and what you should look up there yourself. Rules and amounts change often.',
  facts: [
    {
      id: 'studienkolleg',
      topic: 'routes',
      text: 'If your school-leaving qualification does not admit you to a bachelor’s degree, you take a qualification exam, the Feststellungsprüfung. A foundation course, the Studienkolleg, prepares for it. The page is from May 2019.',
      source: FOUNDATION_COURSES,
    },
    {
      id: 'studienkolleg-kind',
      topic: 'routes',
      text: 'Those who pass that exam at a university of applied sciences can study only at such universities afterwards. The page is from May 2019; ask the university how it is today.',
      source: FOUNDATION_COURSES,
    },
    {
      id: 'permit-to-apply',
      topic: 'routes',
      text: 'A residence permit can also be given to people who are not admitted yet, so that they can apply for a place from within Germany. This time of applying lasts nine months at most.',
      source: STUDY_PERMIT,
    },
    {
      id: 'anabin-three-criteria',
      topic: 'recognition',
      text: 'In December 2022 the German mission in Poland counted a degree as recognised or comparable only if the database anabin confirmed three things for its country: the university with “H+”, the type of degree and the field of study.',
      source: {
        title:
          'Proof about recognition of a foreign university degree, respectively about a foreign university degree that is comparable with a German degree',
        url: 'https://polen.diplo.de/pl-de/03-service/03-02-visainfo-en/-/2571316',
        read: READ,
      },
    },
    {
      id: 'anabin-first',
      topic: 'recognition',
      text: 'Look into the database anabin first to see how a degree is assessed in Germany. If there is no entry for it, you can, and in some cases must, apply for a Statement of Comparability.',
      source: {
        title: 'anabin and Statement of Comparability',
        url: 'https://www.anerkennung-in-deutschland.de/html/en/pro/statement-of-comparability.php',
        read: READ,
      },
    },
    {
      id: 'statement-of-comparability',
      topic: 'recognition',
      text: 'The Central Office for Foreign Education (ZAB) issues the Statement of Comparability. It names the German degree to which yours compares, and your options for further studies; it is an assessment, not a recognition.',
      source: COMPARABILITY,
    },
    {
      id: 'language-course-covered',
      topic: 'language',
      text: 'The residence permit for studies also covers what prepares for them, such as a language course before the degree or a Studienkolleg.',
      source: STUDY_PERMIT,
    },
    {
      id: 'language-level',
      topic: 'language',
      check: true,
      text: 'Check with the official page, and with the university, which level of German or English your course needs and which certificates count.',
      link: { title: 'DAAD', url: 'https://www.daad.de/' },
    },
    {
      id: 'tuition-at-state-institutions',
      topic: 'costs',
      text: 'State institutions charge no tuition fees for most bachelor’s and master’s courses. Some continuing education master’s courses cost money, and private institutions may charge considerably more. The page is from before September 2024.',
      source: COSTS,
    },
    {
      id: 'tuition-in-baden-wuerttemberg',
      topic: 'costs',
      text: 'The state of Baden-Württemberg is an exception: before September 2024, students from outside the EU paid 1,500 euros per semester for a bachelor’s or master’s degree. Fees change; check them before you apply.',
      amount: { value: 1500, currency: 'EUR', per: 'semester' },
      source: COSTS,
    },
    {
      id: 'tuition-in-munich',
      topic: 'costs',
      text: 'For students from outside the EU and EEA, the Technical University of Munich announced tuition fees from winter 2024/2025: 2,000 or 3,000 euros per semester for a bachelor’s, 4,000 or 6,000 for a master’s. Fees change.',
      source: COSTS,
    },
    {
      id: 'living-costs',
      topic: 'costs',
      text: 'The DAAD put average living costs of students at 867 euros a month, and student rents at 290 to 560 euros. The page shows no date; costs change and differ from city to city.',
      amount: { value: 867, currency: 'EUR', per: 'month' },
      source: MONTHLY_COSTS,
    },
    {
      id: 'semester-contribution',
      topic: 'costs',
      text: 'All students pay a contribution each semester, among other things for student services and the students’ representation. The page shows no date.',
      source: MONTHLY_COSTS,
    },
    {
      id: 'application-fee',
      topic: 'costs',
      text: 'From March 2018, uni-assist charged 75 euros for the first course to which you apply in a semester, and 30 euros for each further one. Fees change; check them before you apply.',
      amount: { value: 75, currency: 'EUR', per: 'semester' },
      source: {
        title: 'Handling fees',
        url: 'https://www.uni-assist.de/en/how-to-apply/pay-all-fees/handling-fees/',
        read: READ,
      },
    },
    {
      id: 'funds',
      topic: 'funds',
      text: 'From outside the EU and EEA, you show that you can pay for your living. From January 2023 that was 934 euros a month; from September 2024 it was to be 992 euros a month, or 11,904 euros a year. The amount changes; ask the mission.',
      amount: { value: 992, currency: 'EUR', per: 'month' },
      source: COSTS,
    },
    {
      id: 'funds-proof',
      topic: 'funds',
      text: 'In 2019 there were several kinds of proof: your parents’ income, a guarantee by a resident of Germany, a blocked account, a bank guarantee or a scholarship. Ask the mission in your country which it accepts today.',
      source: {
        title: 'Proof of financial resources: 10,236 euros for one year',
        url: 'https://www.study-in-germany.de/en/plan-your-studies/requirements/proof-of-financial-resources_27533.php',
        read: READ,
      },
    },
    {
      id: 'entry-without-visa',
      topic: 'visa',
      text: 'Citizens of the EU, Iceland, Liechtenstein, Norway and Switzerland enter with an identity card. Citizens of some other countries, such as Canada, Japan and the USA, need no visa, but a residence permit for stays of over three months.',
      source: { title: 'Entering Germany without a visa', url: VISA_URL, read: READ },
    },
    {
      id: 'entry-with-visa',
      topic: 'visa',
      text: 'Most other applicants need a visa. They apply for it in good time at the German embassy or consulate general in their home country.',
      source: { title: 'Entering Germany with a visa', url: VISA_URL, read: READ },
    },
    {
      id: 'aps-in-india',
      topic: 'visa',
      text: 'From November 2022, applicants for a student visa in India needed a certificate of the Academic Evaluation Centre (APS) before they applied. The notice is from September 2022; check whether anything has changed.',
      source: {
        title: 'Important information for students - New visa appointments available soon',
        url: 'https://india.diplo.de/in-en/service/-/2553524?view=',
        read: READ,
      },
    },
    {
      id: 'permit-length',
      topic: 'visa',
      text: 'The residence permit for studies is as a rule valid for two years at most. It can be extended if you can still finish within a reasonable time.',
      source: STUDY_PERMIT,
    },
    {
      id: 'work-days',
      topic: 'work',
      text: 'Students from outside the EU may work 140 full or 280 half days a year without approval of the Federal Employment Agency. Up to four hours count as half a day. The page shows no date, and an older version had fewer days.',
      source: JOBS,
    },
    {
      id: 'work-hours',
      topic: 'work',
      text: 'Alternatively, students may work up to 20 hours a week while lectures run, and without a limit in the break. Jobs as student assistants at a university do not count towards these limits.',
      source: JOBS,
    },
    {
      id: 'self-employment',
      topic: 'work',
      text: 'Self-employed work needs the approval of the foreigners authority, which considers whether it would delay your studies.',
      source: JOBS,
    },
    {
      id: 'deadlines-by-university',
      topic: 'deadlines',
      text: 'Each university sets its own deadlines, and they also hold for applications through uni-assist. uni-assist recommends that you apply at least eight weeks before them.',
      source: {
        title: 'Deadlines & processing time',
        url: 'https://www.uni-assist.de/en/faqs/plan-your-application/?pk_campaign=86',
        read: READ,
      },
    },
    {
      id: 'job-search',
      topic: 'after',
      check: true,
      text: 'Check with the official page how long graduates of German universities may stay to look for a job, and which work they may do in that time.',
      link: { title: 'Make it in Germany', url: 'https://www.make-it-in-germany.com/' },
    },
  ],
};
