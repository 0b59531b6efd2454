import type { FactSource, Guide } from '../fact.ts';

const READ = '2026-11-27';

const STEPS: FactSource = {
  title: 'Student Process Steps: How to Navigate the U.S. Immigration System',
  url: 'https://www.ice.gov/sevis/students',
  read: READ,
};
const UNDERGRADUATE: FactSource = {
  title: '5 Steps to Undergraduate Studies in the U.S.',
  url: 'https://sa.usembassy.gov/education-culture/educationusa/undergraduate/',
  read: READ,
};
const RECOGNITION: FactSource = {
  title: 'Recognition of Foreign Qualifications',
  url: 'https://sites.ed.gov/international/recognition-of-foreign-qualifications/',
  read: READ,
};

const STEPS_LINK = { title: STEPS.title, url: STEPS.url } as const;
const EDUCATION_USA = { title: 'EducationUSA', url: 'https://educationusa.state.gov/' } as const;
const STATE_TRAVEL = { title: 'Travel.State.Gov', url: 'https://travel.state.gov/' } as const;
const USCIS = { title: 'U.S. Citizenship and Immigration Services', url: 'https://www.uscis.gov/' } as const;

export const US: Guide = {
  country: 'us',
  name: 'United States',
  summary:
    'From the first application to the time after the degree: what official pages say about studies in the United States, and what you should look up there yourself. Rules and amounts change often.',
  facts: [
    {
      id: 'certified-school',
      topic: 'routes',
      text: 'The first step is to apply to a school that the Student and Exchange Visitor Program (SEVP) has certified. The government’s School Search shows which schools and programs may enrol F-1 and M-1 students.',
      source: STEPS,
    },
    {
      id: 'choice-of-institutions',
      topic: 'routes',
      text: 'According to an embassy’s EducationUSA page, more than 3,600 colleges and universities offer undergraduate degrees. The page shows no date; the number changes.',
      source: UNDERGRADUATE,
    },
    {
      id: 'admission-by-each-school',
      topic: 'routes',
      text: 'The government holds no national entrance examination. Each university sets its own requirements for admission, and most undergraduate programs ask for the result of at least one standardised test. The page shows no date.',
      source: UNDERGRADUATE,
    },
    {
      id: 'where-to-search',
      topic: 'routes',
      text: 'Almost every college and university describes its programs and how to apply on its website. EducationUSA has advising centres, and education fairs are a further way to compare.',
      source: UNDERGRADUATE,
    },
    {
      id: 'who-recognises-for-study',
      topic: 'recognition',
      text: 'For admission, the institution where you want to enrol decides on your earlier qualifications. Many assess them themselves; some send you to a credential evaluation service.',
      source: RECOGNITION,
    },
    {
      id: 'no-evaluation-by-government',
      topic: 'recognition',
      text: 'The U.S. Department of Education does not evaluate degrees from abroad. Evaluations are made by private organisations for a fee.',
      source: RECOGNITION,
    },
    {
      id: 'who-recognises-for-work',
      topic: 'recognition',
      text: 'For a job, the employer decides on your qualifications. Regulated professions are in general licensed by the states.',
      source: RECOGNITION,
    },
    {
      id: 'information-centre',
      topic: 'recognition',
      text: 'The U.S. Network for Education Information (USNEI) is the country’s information centre under the Lisbon Convention. It answers questions from people with education from abroad who want to study or work in the United States.',
      source: {
        title: 'Academic and Professional Mobility',
        url: 'https://sites.ed.gov/international/what-we-do/information-on-u-s-education-and-mobility/',
        read: READ,
      },
    },
    {
      id: 'english-training',
      topic: 'language',
      text: 'There are intensive programs whose only purpose is to learn English. They are open to students of all ages, who come as F-1 students.',
      source: STEPS,
    },
    {
      id: 'english-tests',
      topic: 'language',
      check: true,
      text: 'Check with the official page, and with each university, which test of English it accepts and with which score.',
      link: EDUCATION_USA,
    },
    {
      id: 'tuition-fees',
      topic: 'costs',
      check: true,
      text: 'Check with the official page, and with each university, the cost of tuition and living, and which scholarships are open to students from abroad.',
      link: EDUCATION_USA,
    },
    {
      id: 'government-fees',
      topic: 'costs',
      check: true,
      text: 'Check with the official page which fees students pay to the government before they come, and how much they are.',
      link: STEPS_LINK,
    },
    {
      id: 'funds',
      topic: 'funds',
      check: true,
      text: 'Check with the official page, and with the school, how much money you have to show, for how long and with which documents.',
      link: STATE_TRAVEL,
    },
    {
      id: 'f-1-students',
      topic: 'visa',
      text: 'F-1 students enrol in an academic program, for example at a university, a college, a high school or an English language program.',
      source: STEPS,
    },
    {
      id: 'm-1-students',
      topic: 'visa',
      text: 'M-1 students enrol in a technical program at a vocational or other nonacademic institution. Language training is not part of this.',
      source: STEPS,
    },
    {
      id: 'different-rules',
      topic: 'visa',
      text: 'Students have to follow rules that differ by their type, F-1 or M-1, and by their level of education. Find out which ones are yours before you plan.',
      source: STEPS,
    },
    {
      id: 'visa-dates',
      topic: 'visa',
      check: true,
      text: 'Check with the official page how early you can apply for a student visa, how long you wait for an interview and how early you may enter the country.',
      link: STATE_TRAVEL,
    },
    {
      id: 'work-during-studies',
      topic: 'work',
      check: true,
      text: 'Check with the official page which work on and off campus is allowed, for how many hours, and who has to approve it.',
      link: STEPS_LINK,
    },
    {
      id: 'admission-deadlines',
      topic: 'deadlines',
      check: true,
      text: 'Check with the official page when to begin, and with each university until when you apply for admission and for financial aid.',
      link: EDUCATION_USA,
    },
    {
      id: 'work-after-degree',
      topic: 'after',
      check: true,
      text: 'Check with the official page who may work in the country after the degree, for how long, and by when to apply.',
      link: USCIS,
    },
  ],
};
