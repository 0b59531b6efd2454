import type { FactSource, Guide } from '../fact.ts';

const READ = '2026-11-27';

const FUNDS: FactSource = {
  title: 'Proof of financial support',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html?wbdisable=true',
  read: READ,
};
const ATTESTATION: FactSource = {
  title: 'Study permits: Provincial or territorial attestation letters',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/attestation-letters.html',
  read: READ,
};
const GUIDE_5269: FactSource = {
  title: 'Guide 5269 - Applying for a Study Permit outside Canada',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/guide-5269-applying-study-permit-outside-canada.html',
  read: READ,
};
const CICIC: FactSource = {
  title: 'About the Canadian Information Centre for International Credentials (CICIC)',
  url: 'https://www.cicic.ca/1293/about_the_canadian_information_centre_for_international_credentials_(cicic).canada',
  read: READ,
};

const CANADA = { title: 'Canada.ca', url: 'https://www.canada.ca/' } as const;
const EDUCANADA = { title: 'EduCanada', url: 'https://www.educanada.ca/' } as const;

export const CA: Guide = {
  country: 'ca',
  name: 'Canada',
  summary:
    'From the first application to the time after the degree: what official pages say about studies in Canada, and what you should look up there yourself. Rules and amounts change often.',
  facts: [
    {
      id: 'places-under-the-cap',
      topic: 'routes',
      text: 'Since 22 January 2024, the number of applications for study permits is capped. Provinces and territories get a share of the places and pass them on to designated learning institutions.',
      source: ATTESTATION,
    },
    {
      id: 'guide-for-applications',
      topic: 'routes',
      text: 'People who want to come to Canada to study find the forms for applying from abroad, and how to fill them in, in the government’s guide 5269. The stored version has the rules of January 2024; use the present one.',
      source: GUIDE_5269,
    },
    {
      id: 'information-centre',
      topic: 'recognition',
      text: 'The Canadian Information Centre for International Credentials (CICIC) informs about the recognition of academic and occupational credentials for study and work in Canada, and refers people to the right place.',
      source: CICIC,
    },
    {
      id: 'member-of-enic-naric',
      topic: 'recognition',
      text: 'CICIC is Canada’s national information centre under the UNESCO conventions and represents the country in the ENIC-NARIC networks.',
      source: CICIC,
    },
    {
      id: 'language-tests',
      topic: 'language',
      check: true,
      text: 'Check with the official page, and with the institution, which test of English or French your program needs and with which score.',
      link: EDUCANADA,
    },
    {
      id: 'tuition-fees',
      topic: 'costs',
      check: true,
      text: 'Check with the official page, and with each institution, the tuition fees for students from abroad and the cost of living in its city.',
      link: EDUCANADA,
    },
    {
      id: 'permit-fee',
      topic: 'costs',
      check: true,
      text: 'Check with the official page what an application for a study permit costs, and whether you also pay for biometrics or a visa.',
      link: CANADA,
    },
    {
      id: 'funds-for-one',
      topic: 'funds',
      text: 'From 1 September 2025, a student alone has to show 22,895 Canadian dollars for living costs in the first year, in all provinces and territories except Quebec. The amount changes each year; check it before you apply.',
      amount: { value: 22_895, currency: 'CAD', per: 'year' },
      source: FUNDS,
    },
    {
      id: 'funds-for-families',
      topic: 'funds',
      text: 'With family the sum is higher: from 1 September 2025, 28,502 Canadian dollars a year for two people and 35,040 for three, outside Quebec. The amounts change each year.',
      source: FUNDS,
    },
    {
      id: 'funds-without-tuition',
      topic: 'funds',
      text: 'Tuition and transport are not part of these sums. The money has to be enough without work in Canada, and you also explain how you will pay for the whole of your studies.',
      source: FUNDS,
    },
    {
      id: 'funds-exchange-controls',
      topic: 'funds',
      text: 'If your country controls the exchange of currency, you have to prove that you will be allowed to take out the money for all your expenses.',
      source: FUNDS,
    },
    {
      id: 'funds-in-quebec',
      topic: 'funds',
      check: true,
      text: 'Check with the official page how much money students in Quebec have to show.',
      link: CANADA,
    },
    {
      id: 'attestation-letter',
      topic: 'visa',
      text: 'Applicants for a study permit need an attestation letter from the province or territory where they will study, unless an exception applies. Without it, the application is not processed and the fees are returned.',
      source: ATTESTATION,
    },
    {
      id: 'attestation-in-quebec',
      topic: 'visa',
      text: 'In Quebec, the attestation that a Quebec Acceptance Certificate (CAQ) was issued takes the place of this letter as long as it is valid.',
      source: ATTESTATION,
    },
    {
      id: 'attestation-exceptions',
      topic: 'visa',
      check: true,
      text: 'Check with the official page who needs no attestation letter in the year of your application, and whether your level of study is among the exceptions.',
      link: { title: ATTESTATION.title, url: ATTESTATION.url },
    },
    {
      id: 'off-campus-work',
      topic: 'work',
      text: 'From June 2014, full-time students in a program of at least six months at a designated institution could work off campus without a work permit: limited hours in term, full time in scheduled breaks. The page is old; check what holds today.',
      source: {
        title: 'Study permits: Off-campus work',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/campus-work.html',
        read: READ,
      },
    },
    {
      id: 'work-hours',
      topic: 'work',
      check: true,
      text: 'Check with the official page how many hours a week students may work off campus during term.',
      link: CANADA,
    },
    {
      id: 'cap-period',
      topic: 'deadlines',
      text: 'The rules for attestation letters and the number of places hold for one period. That of 2026 runs from 1 January to 31 December 2026.',
      source: ATTESTATION,
    },
    {
      id: 'admission-deadlines',
      topic: 'deadlines',
      check: true,
      text: 'Check with the official page, and with each institution, until when you apply for admission and how long a study permit takes.',
      link: EDUCANADA,
    },
    {
      id: 'work-permit-deadline',
      topic: 'after',
      text: 'In February 2019, the time for graduates to apply for a post-graduation work permit was extended from 90 days to six months, and they no longer needed a valid study permit on that day. The notice is old; check what holds today.',
      source: {
        title: 'Program delivery update: Processing instructions for the Post-Graduation Work Permit Program',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/updates/2019-post-grad-work-permit.html',
        read: READ,
      },
    },
    {
      id: 'work-permit-conditions',
      topic: 'after',
      check: true,
      text: 'Check with the official page which programs lead to a post-graduation work permit, for how long, and whether your language and field of study matter.',
      link: CANADA,
    },
  ],
};
