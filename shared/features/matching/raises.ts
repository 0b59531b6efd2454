import type { Receipt } from '#shared/core/match-receipt.ts';
import { CREDITS, totalOf } from './arithmetic.ts';
import { coverageBy } from './claims.ts';
import { DEGREE_NAMES } from './degrees.ts';
import { type Facts, partsFor } from './facts.ts';
import type { Asked } from './requirements.ts';

/** How many are listed. */
const MOST = 8;

type Change = readonly [what: string, facts: Facts, skill?: string];

const skillChanges = (facts: Facts, { must, nice }: Asked): Change[] =>
  [...must, ...nice]
    .filter(({ skill }) => (facts.coverage.get(skill)?.credit ?? 0) < CREDITS.shown)
    .map(({ skill }) => {
      const claims = [...facts.claims, { skill, credit: CREDITS.shown, line: skill, shownBy: skill }];
      const changed = { ...facts, claims, coverage: coverageBy(claims) };
      return [`${skill}, with a project that shows it`, changed, skill];
    });

const years = (months: number): string => {
  const count = Math.ceil(months / 12);
  return `${count} ${count === 1 ? 'year' : 'years'} of experience`;
};

const otherChanges = (facts: Facts, { months, education, place, placeLine }: Asked): Change[] => {
  const changes: Change[] = [];
  if (place.length > 0)
    changes.push([
      `${placeLine}, as a place you look for`,
      { ...facts, places: [...facts.places, placeLine] },
    ]);
  if (months > (facts.experience.months ?? 0)) {
    const experience = { months: Math.ceil(months / 12) * 12, line: '' };
    changes.push([`${years(months)}, as work in your profile`, { ...facts, experience }]);
  }
  if (education) {
    const { rank, fields, years: window, line } = education;
    const study = { rank, fields, year: window[0] ?? '', line };
    changes.push([
      `${DEGREE_NAMES[rank]}, as education in your profile`,
      { ...facts, studies: [...facts.studies, study] },
    ]);
  }
  return changes;
};

/** The changes that lift the total most, each tried by itself; the largest first. */
export const raisesFor = (facts: Facts, asked: Asked, total: number | null): Receipt['raises'] =>
  [...skillChanges(facts, asked), ...otherChanges(facts, asked)]
    .map(([what, changed, skill]) => ({
      what,
      points: (totalOf(partsFor(changed, asked)) ?? 0) - (total ?? 0),
      ...(skill !== undefined && { skill }),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || (a.what < b.what ? -1 : 1))
    .slice(0, MOST);
