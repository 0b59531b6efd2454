import type { Education } from '../profile/sections.ts';
import { educationScore } from './arithmetic.ts';
import { fieldsIn, rankOf } from './degrees.ts';
import type { AskedEducation } from './requirements.ts';
import { readable } from './skills/tokens.ts';

/** The academic levels of onboarding. */
const LEVELS: Readonly<Record<string, number>> = { Diploma: 2, Undergraduate: 3, Postgraduate: 4, PhD: 5 };

/** What of an entry of education counts: degree, field, and the year for postings that name years. Never the school. */
export interface Study {
  readonly rank: number;
  readonly fields: readonly string[];
  readonly year: string;
  readonly line: string;
}

const studyOf = ({ level = '', studyType = '', area = '', endDate = '' }: Education): Study => ({
  rank: Math.max(LEVELS[level] ?? 0, rankOf(readable(studyType))),
  fields: fieldsIn(readable(`${area} ${studyType}`)),
  year: endDate.slice(0, 4),
  line: [studyType || level, area].filter(Boolean).join(', '),
});

/** The studies of a profile that name a degree or a level. */
export const studiesOf = (education: readonly Education[]): Study[] =>
  education.map(studyOf).filter(({ rank }) => rank > 0);

/** Years of experience that count instead of a degree, where the posting says so. */
const INSTEAD = 48;

export interface EducationFit {
  readonly score: number | null;
  readonly study?: Study;
}

const scoreOf = (study: Study, asked: AskedEducation): number => {
  const field =
    asked.fields.length === 0 ? undefined : asked.fields.some((one) => study.fields.includes(one));
  const score = educationScore(study.rank, asked.rank, field);
  return asked.years.length === 0 || inWindow(study.year, asked.years) ? score : Math.floor(score / 2);
};

const inWindow = (year: string, years: readonly string[]): boolean =>
  year >= (years.toSorted()[0] ?? '') && year <= (years.toSorted().at(-1) ?? '');

/** How well the best of the studies fits; null when the profile names none and no experience counts instead. */
export const educationFit = (
  studies: readonly Study[],
  asked: AskedEducation,
  months: number,
): EducationFit => {
  if (asked.flexible && months >= INSTEAD) return { score: 100 };
  let best: EducationFit = { score: null };
  for (const study of studies) {
    const score = scoreOf(study, asked);
    if (score > (best.score ?? -1)) best = { score, study };
  }
  return best;
};
