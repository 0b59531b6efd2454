import type { FactSource, Guide } from '../fact.ts';

const READ = '2026-11-27';

const FINANCES: FactSource = {
  title: 'Financial evidence for Student and Child Student visa applicants',
  url: 'https://gov.uk/guidance/financial-evidence-for-student-and-child-student-route-applicants',
  read: READ,
};
const ENGLISH: FactSource = {
  title: 'Knowledge of English',
  url: 'https://gov.uk/student-visa/knowledge-of-english?step-by-step-nav=cafcc40a-c1ff-4997-adb4-2fef47af194d',
  read: READ,
};
const COMPARABILITY: FactSource = {
  title: 'A general purpose statement of qualification comparability',
  url: 'https://www.enic.org.uk/Qualifications/SoC/Default.aspx',
  read: READ,
};
const ENIC_CHECKS: FactSource = {
  title: 'How we check qualifications',
  url: 'https://enic.org.uk/individuals/how-we-check-qualifications',
  read: READ,
};
const UCAS_DATES: FactSource = {
  title: 'UCAS Undergraduate: when to apply',
  url: 'https://www.ucas.com/ucas/undergraduate/apply-track/when-apply',
  read: READ,
};

const GOV_UK = { title: 'GOV.UK', url: 'https://www.gov.uk/' } as const;
const UCAS = { title: 'UCAS', url: 'https://www.ucas.com/' } as const;

export const UK: Guide = {
  country: 'uk',
  name: 'United Kingdom',
  summary:
    'From the first application to the time after the degree: what official pages say about studies in the United Kingdom, and what you should look up there yourself. Rules and amounts change often.',
  facts: [
    {
      id: 'confirmation-of-acceptance',
      topic: 'routes',
      text: 'When an education provider offers you a place, it sends you a Confirmation of Acceptance for Studies (CAS). The CAS also states your course fees.',
      source: FINANCES,
    },
    {
      id: 'five-choices',
      topic: 'routes',
      text: 'For courses that started in 2017 and 2018, one undergraduate application through UCAS could name five choices at most, and was complete only with its academic reference. The page is from 2017; check the rules of your year.',
      source: UCAS_DATES,
    },
    {
      id: 'statement-of-comparability',
      topic: 'recognition',
      text: 'A Statement of Comparability from UK ENIC compares qualifications from abroad with UK qualifications and levels. It says nothing about grades or about the subjects that you studied.',
      source: COMPARABILITY,
    },
    {
      id: 'school-qualifications-too',
      topic: 'recognition',
      text: 'One application for a Statement of Comparability takes up to six qualifications. UK ENIC advises you to add those from school to your main one. The page shows no date; check the number before you apply.',
      source: COMPARABILITY,
    },
    {
      id: 'who-decides-on-qualifications',
      topic: 'recognition',
      text: 'A statement from UK ENIC is guidance without legal force. The university or the employer to whom you apply makes the decision.',
      source: ENIC_CHECKS,
    },
    {
      id: 'enic-bands',
      topic: 'recognition',
      text: 'UK ENIC places qualifications in 16 bands, numbered from 0 to 15, that run from entry level to advanced degrees and refer to the frameworks of England, Northern Ireland, Scotland and Wales.',
      source: {
        title: 'UK ENIC Band Framework',
        url: 'https://enic.org.uk/individuals/how-we-check-qualifications/band-framework',
        read: READ,
      },
    },
    {
      id: 'english-level',
      topic: 'language',
      text: 'For a Student visa, a course at degree level or above needs English at level B2 of the Common European Framework, a course below degree level B1. The page shows no date; check it before you book a test.',
      source: ENGLISH,
    },
    {
      id: 'english-proof',
      topic: 'language',
      text: 'Ways to prove your English include a Secure English Language Test from an approved provider, or a degree that was taught in English. If the degree is from abroad, Ecctis has to confirm that it equals a UK degree.',
      source: ENGLISH,
    },
    {
      id: 'english-by-university',
      topic: 'language',
      text: 'A higher education provider may assess the English of its students at degree level itself, and may ask for a different test. The level stays B2.',
      source: ENGLISH,
    },
    {
      id: 'english-exempt',
      topic: 'language',
      text: 'Nationals of some countries, and people with a degree from one of them, need no proof of English. Australia, Ireland, New Zealand and the USA are among the countries listed; the page shows no date and the list can change.',
      source: ENGLISH,
    },
    {
      id: 'healthcare-surcharge',
      topic: 'costs',
      text: 'The healthcare surcharge is paid as part of an online visa application, and its sum depends on how long you are allowed to stay. The stored page is old: its amounts are those of the law of 2015, so look up the present ones.',
      source: {
        title: 'Pay for UK healthcare as part of your immigration application',
        url: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
        read: READ,
      },
    },
    {
      id: 'visa-fee',
      topic: 'costs',
      check: true,
      text: 'Check with the official page what an application for a Student visa costs on the day on which you apply.',
      link: GOV_UK,
    },
    {
      id: 'tuition-fees',
      topic: 'costs',
      check: true,
      text: 'Check with the official page, and with each university, the tuition fees for students from abroad and what applying costs.',
      link: UCAS,
    },
    {
      id: 'funds-in-london',
      topic: 'funds',
      text: 'Besides the course fees, students in London have to show £1,483 for each month of the course, for nine months at most. The page shows no date and the amount changes; check it before you apply.',
      amount: { value: 1483, currency: 'GBP', per: 'month' },
      source: FINANCES,
    },
    {
      id: 'funds-outside-london',
      topic: 'funds',
      text: 'Outside London it is £1,136 for each month of the course, for nine months at most, besides the course fees. The page shows no date and the amount changes; check it before you apply.',
      amount: { value: 1136, currency: 'GBP', per: 'month' },
      source: FINANCES,
    },
    {
      id: 'funds-not-needed',
      topic: 'funds',
      text: 'No evidence of money is needed if you apply for permission to stay and have been in the UK with a valid visa for at least 12 months.',
      source: FINANCES,
    },
    {
      id: 'rules-that-decide',
      topic: 'visa',
      text: 'In April 2024, guidance for Home Office staff based decisions about student visas on the appendices Student, Child Student, English Language, Finance and ATAS of the Immigration Rules. Rules change; read the present version.',
      source: {
        title: 'Student and Child Student (accessible)',
        url: 'https://www.gov.uk/government/publications/points-based-system-student-route/student-and-child-student-accessible',
        read: READ,
      },
    },
    {
      id: 'visa-dates',
      topic: 'visa',
      check: true,
      text: 'Check with the official page how early you can apply for a Student visa, how long a decision takes and how long the visa lasts.',
      link: GOV_UK,
    },
    {
      id: 'work-hours',
      topic: 'work',
      check: true,
      text: 'Check with the official page how many hours a week a Student visa lets you work in and out of term, and which kinds of work it excludes.',
      link: GOV_UK,
    },
    {
      id: 'past-deadlines',
      topic: 'deadlines',
      text: 'For entry in 2018, UCAS had to have applications by 15 October 2017 for Oxford, Cambridge and most medicine, veterinary and dentistry courses, and by 15 January 2018 for most others. The page is from 2017; dates differ from year to year.',
      source: UCAS_DATES,
    },
    {
      id: 'present-deadlines',
      topic: 'deadlines',
      check: true,
      text: 'Check with the official page the deadlines of the year in which you want to start.',
      link: UCAS,
    },
    {
      id: 'graduate-visa',
      topic: 'after',
      check: true,
      text: 'Check with the official page which visa lets graduates stay to work or to look for work, for how long, and whether the date of the application makes a difference.',
      link: GOV_UK,
    },
  ],
};
