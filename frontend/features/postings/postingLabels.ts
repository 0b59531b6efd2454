import type { Role } from '#shared/core/contract.ts';
import { POSTING_SCREENS } from '#shared/features/postings/screens.ts';
import type { PostingValues } from './values.ts';

/** The names of the fields, as the notice about another version says them. */
export const FIELD_LABELS: Readonly<Record<keyof PostingValues, string>> = {
  type: 'opportunity type',
  title: 'job title',
  payMin: 'salary minimum',
  payMax: 'salary maximum',
  payCurrency: 'currency',
  payPeriod: 'pay period',
  salary: 'salary range',
  company: 'company',
  department: 'department',
  employmentType: 'job type',
  experienceLevel: 'experience level',
  minYears: 'years of experience',
  workMode: 'work mode',
  location: 'city',
  region: 'region',
  countryCode: 'country',
  applicantsFrom: 'where applicants may live',
  applicantCountries: 'countries of applicants',
  openings: 'number of openings',
  startDate: 'start date',
  durationWeeks: 'duration',
  description: 'description',
  requirements: 'requirements',
  niceToHave: 'nice to have',
  skills: 'required skills',
  education: 'education',
  benefits: 'benefits and perks',
  deadline: 'application deadline',
  replyBy: 'reply date',
  howToApply: 'how to apply',
  aiScreening: 'AI Screening',
  urgent: 'Urgent Hiring',
  warningAnswers: 'answers to warnings',
};

/** What the two roles call the same things (spec, point 2). */
const WORDS: Readonly<
  Record<
    'employer' | 'alumni',
    {
      readonly title: string;
      readonly description: string;
      readonly create: string;
      readonly list: string;
      readonly publish: string;
      readonly saveDraft: string;
      readonly path: string;
    }
  >
> = {
  employer: {
    title: 'Post New Job',
    description: 'Write an opening that is clear, fair and answered. It’s saved while you type.',
    create: 'Create Job Posting',
    list: 'Your Postings',
    publish: 'Publish Job Posting',
    saveDraft: 'Save Draft',
    path: POSTING_SCREENS.employer,
  },
  alumni: {
    title: 'Post Opportunities',
    description: 'Share an opening with students and other alumni. It’s saved while you type.',
    create: 'Post Opportunity',
    list: 'My Posts',
    publish: 'Post Opportunity',
    saveDraft: 'Save as Draft',
    path: POSTING_SCREENS.alumni,
  },
};

/** The words of a role that posts. */
export const wordsOf = (role: Role) => WORDS[role === 'alumni' ? 'alumni' : 'employer'];

/** Four tips for a posting that gets answers (spec, point 2). */
export const TIPS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Use a title people search for',
    text: 'The plain name of the profession, without levels of your own.',
  },
  { title: 'State the pay', text: 'A realistic range brings more and better fitting applications.' },
  { title: 'Ask only for what decides', text: 'Up to ten must-haves. Move the rest to “Nice to have”.' },
  { title: 'Say what the work is like', text: 'The tasks of a usual week tell more than adjectives.' },
];
