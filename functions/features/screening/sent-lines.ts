import type { SomeSections } from '#shared/features/profile/sections.ts';
import type { Comparison } from '#shared/features/screening/routes.ts';

interface Side {
  readonly sections: SomeSections;
  /** Hides what identifies the candidate. */
  readonly hide: (text: string) => string;
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');
const period = (startDate = '', endDate = ''): string =>
  startDate === '' ? '' : `${startDate.slice(0, 7)} – ${endDate.slice(0, 7) || 'present'}`;

/**
 * The parts of a profile that are compared, in lines. Left out is what says who someone is more than what they can: contact,
 * links, the summary and the note, schools, and the years of an education.
 */
const PARTS: readonly (readonly [name: string, linesOf: (sections: SomeSections) => string[]])[] = [
  ['Skills', ({ skills = [] }) => [joined(skills.map(({ name }) => name))]],
  [
    'Work',
    ({ work = [] }) =>
      work.map(({ position, name, startDate, endDate }) =>
        joined([position, name, period(startDate, endDate)]),
      ),
  ],
  ['Projects', ({ projects = [] }) => projects.map(({ name }) => name)],
  [
    'Education',
    ({ education = [] }) => education.map(({ studyType, level, area }) => joined([studyType || level, area])),
  ],
  ['Certificates', ({ certificates = [] }) => certificates.map(({ name, issuer }) => joined([name, issuer]))],
  [
    'Languages',
    ({ languages = [] }) => [joined(languages.map(({ language, fluency }) => joined([language, fluency])))],
  ],
];

/** What candidates sent of their profiles, side by side. A part that none of them has is left out. */
export const sentLines = (sides: readonly Side[]): Comparison['sent'] =>
  PARTS.map(([name, linesOf]) => ({
    name,
    cells: sides.map(({ sections, hide }) =>
      linesOf(sections)
        .filter((text) => text !== '')
        .map(hide),
    ),
  })).filter(({ cells }) => cells.some((lines) => lines.length > 0));
