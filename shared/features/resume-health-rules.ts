import type { Section } from './profile-rules.ts';
import type { Sections } from './profile-sections.ts';

/** Where in the profile editor something is put right: a section, one of its entries, one of its fields. */
export interface Place {
  readonly section: Section;
  readonly item?: number | undefined;
  readonly field?: string | undefined;
}

/** How far a rule is met, from 0 to 1, and what is left to do. */
export interface Finding {
  readonly met: number;
  readonly name: string;
  readonly place: Place;
}

export interface Rule {
  readonly id: string;
  readonly reason: string;
  /** Of 100 in all, for those who are at the beginning of their career and for those who are further. */
  readonly points: readonly [junior: number, senior: number];
  readonly look: (sections: Sections, junior: boolean) => Finding;
}

type Entry = Sections['work'][number] | Sections['projects'][number];
type Dated = Entry | Sections['education'][number];

/** Skills that count: naming more than these makes a resume longer, not better. */
const COUNTED_SKILLS = 5;

const given = (found: boolean, name: string, place: Place): Finding => ({ met: found ? 1 : 0, name, place });

/** Entries of the sections that describe what a person did, with their places. */
const experienceOf = ({ work, projects }: Sections): { entry: Entry; place: Place }[] => [
  ...work.map((entry, item) => ({ entry, place: { section: 'work', item, field: 'highlights' } as const })),
  ...projects.map((entry, item) => ({
    entry,
    place: { section: 'projects', item, field: 'highlights' } as const,
  })),
];

/** The share of entries that pass, and the place of the first that does not. Nothing is met without entries. */
const eachEntry = (
  sections: Sections,
  passes: (entry: Entry) => boolean,
  nameFor: (left: number) => string,
): Finding => {
  const entries = experienceOf(sections);
  const left = entries.filter(({ entry }) => !passes(entry));
  return {
    met: entries.length === 0 ? 0 : 1 - left.length / entries.length,
    name: nameFor(left.length),
    place: left[0]?.place ?? { section: 'work' },
  };
};

/** A result has a figure: "cut build times by 40%", "for 200 students". */
const hasResult = (highlight: string): boolean => /\d/.test(highlight);

/** Whether a period ends before it begins, as far as both dates are known. */
export const contradicts = ({
  startDate = '',
  endDate = '',
}: Pick<Dated, 'startDate' | 'endDate'>): boolean => {
  const known = Math.min(startDate.length, endDate.length);
  return known > 0 && endDate.slice(0, known) < startDate.slice(0, known);
};

const datesFinding = ({ work, education, projects }: Sections): Finding => {
  const all = [
    ...work.map((entry, item) => ({ entry, place: { section: 'work', item } as const })),
    ...education.map((entry, item) => ({ entry, place: { section: 'education', item } as const })),
    ...projects.map((entry, item) => ({ entry, place: { section: 'projects', item } as const })),
  ];
  const wrong = all.find(({ entry }) => contradicts(entry));
  if (wrong)
    return { met: 0, name: 'Correct an end before its start', place: { ...wrong.place, field: 'endDate' } };
  const isDated = ({ startDate, endDate }: Dated) => Boolean(startDate ?? endDate);
  const dated = all.filter(({ entry }) => isDated(entry));
  const undated = all.find(({ entry }) => !isDated(entry));
  return {
    met: all.length === 0 ? 0 : dated.length / all.length,
    name: 'Add dates to your entries',
    place: undated ? { ...undated.place, field: 'startDate' } : { section: 'education' },
  };
};

/** All words of the entries that can show a skill, in lower case. */
const evidenceIn = ({ work, projects, education, certificates }: Sections): string =>
  JSON.stringify([work, projects, education, certificates]).toLowerCase();

/** Whether an entry shows a skill: the skill refers to one, or one mentions it. */
const isShown = (
  { name, backedBy }: Sections['skills'][number],
  ids: ReadonlySet<string | undefined>,
  text: string,
): boolean =>
  (backedBy !== undefined && ids.has(backedBy)) ||
  text.includes(JSON.stringify(name.toLowerCase()).slice(1, -1));

const evidenceFinding = (sections: Sections): Finding => {
  const { work, projects, education, certificates, skills } = sections;
  const ids = new Set([...work, ...projects, ...education, ...certificates].map(({ id }) => id));
  const text = evidenceIn(sections);
  const shown = skills.map((skill) => isShown(skill, ids, text));
  const left = Math.max(0, COUNTED_SKILLS - shown.filter(Boolean).length);
  const first = shown.indexOf(false);
  return {
    met: 1 - left / COUNTED_SKILLS,
    name: `Show where you used ${left} ${left === 1 ? 'skill' : 'skills'}`,
    place: { section: 'skills', ...(first >= 0 && { item: first, field: 'backedBy' }) },
  };
};

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
    reason: 'Saying what you want saves you offers that don’t fit.',
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
