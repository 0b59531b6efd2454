import type { Sections } from '../profile/sections.ts';
import {
  COUNTED_SKILLS,
  datesFinding,
  eachEntry,
  evidenceFinding,
  type Finding,
  given,
  hasResult,
} from './findings.ts';

export interface Rule {
  readonly id: string;
  readonly reason: string;
  /** Of 100 in all, for those who are at the beginning of their career and for those who are further. */
  readonly points: readonly [junior: number, senior: number];
  readonly look: (sections: Sections, junior: boolean) => Finding;
}

/** The rules of Resume Health, in the order of the profile. */
export const RULES: readonly Rule[] = [
  {
    id: 'phone',
    reason: 'Employers you apply to can call you. Nobody else sees your number.',
    points: [4, 4],
    look: ({ basics: [basics] }) =>
      given(Boolean(basics?.phone), 'Add a phone number', { section: 'basics', field: 'phone' }),
  },
  {
    id: 'place',
    reason: 'Many employers look for people nearby or in their time zone.',
    points: [3, 3],
    look: ({ basics: [basics] }) =>
      given(Boolean(basics?.location?.city), 'Add your city', { section: 'basics', field: 'city' }),
  },
  {
    id: 'links',
    reason: 'A link to your work says more than a description of it.',
    points: [5, 5],
    look: ({ basics: [basics] }) =>
      given(Boolean(basics?.url ?? basics?.profiles?.length), 'Add a link', {
        section: 'basics',
        field: 'linkedin',
      }),
  },
  {
    id: 'headline',
    reason: 'The headline is the first line that others read after your name.',
    points: [4, 4],
    look: ({ basics: [basics] }) =>
      given(Boolean(basics?.label), 'Add a headline', { section: 'basics', field: 'label' }),
  },
  {
    id: 'summary',
    reason: 'Two or three sentences about you give everything else its context.',
    points: [7, 7],
    look: ({ basics: [basics] }) =>
      given(Boolean(basics?.summary), 'Add a summary', { section: 'basics', field: 'summary' }),
  },
  {
    id: 'education',
    reason: 'Most postings ask for a degree or a field of study.',
    points: [10, 5],
    look: ({ education }) => given(education.length > 0, 'Add your education', { section: 'education' }),
  },
  {
    id: 'degree',
    reason: 'A school alone doesn’t say what you studied, or until when.',
    points: [5, 3],
    look: ({ education }) => {
      const item = education.findIndex(({ studyType, endDate }) => !(studyType && endDate));
      const field = education[item]?.studyType ? 'endDate' : 'studyType';
      return given(education.length > 0 && item < 0, 'Add degree and graduation date', {
        section: 'education',
        ...(item >= 0 && { item, field }),
      });
    },
  },
  {
    id: 'experience',
    reason: 'What you have done is what employers read most carefully.',
    points: [12, 19],
    look: ({ work, projects }, junior) =>
      junior
        ? given(work.length + projects.length > 0, 'Add a job, an internship or a project', {
            section: projects.length > 0 ? 'projects' : 'work',
          })
        : given(work.length > 0, 'Add your work experience', { section: 'work' }),
  },
  {
    id: 'highlights',
    reason: 'A position without highlights doesn’t show what you did there.',
    points: [7, 7],
    look: (sections) =>
      eachEntry(
        sections,
        ({ highlights = [] }) => highlights.length > 0,
        (left) => (left > 1 ? `Add highlights to ${left} entries` : 'Add highlights to an entry'),
      ),
  },
  {
    id: 'results',
    reason: 'A figure makes a result concrete: how many, how much, how fast.',
    points: [7, 7],
    look: (sections) =>
      eachEntry(
        sections,
        ({ highlights = [] }) => highlights.some(hasResult),
        (left) => (left > 1 ? `Add a result to ${left} entries` : 'Add a result to an entry'),
      ),
  },
  {
    id: 'dates',
    reason: 'Readers notice dates that are missing or contradict each other.',
    points: [4, 4],
    look: datesFinding,
  },
  {
    id: 'skills',
    reason: 'Your skills decide which opportunities we recommend.',
    points: [8, 8],
    look: ({ skills }) => {
      const left = Math.max(0, COUNTED_SKILLS - skills.length);
      const more = skills.length > 0 ? ' more' : '';
      return {
        met: 1 - left / COUNTED_SKILLS,
        name: `Add ${left}${more} ${left === 1 ? 'skill' : 'skills'}`,
        place: { section: 'skills' },
      };
    },
  },
  {
    id: 'evidence',
    reason: 'A skill counts for more when an entry shows where you used it.',
    points: [6, 6],
    look: evidenceFinding,
  },
  {
    id: 'goal',
    reason: 'Your goal tells us what to recommend first.',
    points: [3, 3],
    look: ({ lookingFor: [item] }) =>
      given(Boolean(item?.careerGoal), 'Choose a career goal', {
        section: 'lookingFor',
        field: 'careerGoal',
      }),
  },
  {
    id: 'interests',
    reason: 'Interests help mentors and employers in your area find you.',
    points: [1, 1],
    look: ({ lookingFor: [item] }) =>
      given(Boolean(item?.interests?.length), 'Choose an interest', {
        section: 'lookingFor',
        field: 'interests',
      }),
  },
  {
    id: 'kinds',
    reason: 'Saying what you want keeps offers that don’t fit away.',
    points: [2, 2],
    look: ({ lookingFor: [item] }) =>
      given(Boolean(item?.kinds?.length), 'Say what you’re looking for', {
        section: 'lookingFor',
        field: 'kinds',
      }),
  },
  {
    id: 'languages',
    reason: 'Teams often look for someone who speaks a second language.',
    points: [2, 2],
    look: ({ languages }) => given(languages.length > 0, 'Add a language', { section: 'languages' }),
  },
];
