import type { Section } from '../profile/rules.ts';
import type { Sections } from '../profile/sections.ts';

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

type Entry = Sections['work'][number] | Sections['projects'][number];
type Dated = Entry | Sections['education'][number];

/** Skills that count: naming more than these makes a resume longer, not better. */
export const COUNTED_SKILLS = 5;

export const given = (found: boolean, name: string, place: Place): Finding => ({
  met: found ? 1 : 0,
  name,
  place,
});

/** Entries of the sections that describe what a person did, with their places. */
const experienceOf = ({ work, projects }: Sections): { entry: Entry; place: Place }[] => [
  ...work.map((entry, item) => ({ entry, place: { section: 'work', item, field: 'highlights' } as const })),
  ...projects.map((entry, item) => ({
    entry,
    place: { section: 'projects', item, field: 'highlights' } as const,
  })),
];

/** The share of entries that pass, and the place of the first that does not. Nothing is met without entries. */
export const eachEntry = (
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
export const hasResult = (highlight: string): boolean => /\d/.test(highlight);

/** Whether a period ends before it begins, as far as both dates are known. */
export const contradicts = ({
  startDate = '',
  endDate = '',
}: Pick<Dated, 'startDate' | 'endDate'>): boolean => {
  const known = Math.min(startDate.length, endDate.length);
  return known > 0 && endDate.slice(0, known) < startDate.slice(0, known);
};

export const datesFinding = ({ work, education, projects }: Sections): Finding => {
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

export const evidenceFinding = (sections: Sections): Finding => {
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
