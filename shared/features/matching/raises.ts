import type { Receipt } from '#shared/core/match-receipt.ts';
import { CREDITS, totalOf } from './arithmetic.ts';
import { coverageBy } from './claims.ts';
import { DEGREE_NAMES } from './degrees.ts';
import { type Facts, partsFor } from './facts.ts';
import type { Asked } from './requirements.ts';

/** How many are listed. */
const MOST = 8;

interface Change {
  readonly what: string;
  readonly facts: Facts;
  readonly skill?: string;
  /** A review can prove the skill. */
  readonly proof?: boolean;
}

const PROOF = 'proven by a project that mentors verify';

/** What comes next for a skill: an entry that shows it, then a proof. */
const skillChanges = (facts: Facts, { must, nice }: Asked): Change[] =>
  [...must, ...nice].flatMap(({ skill }): Change[] => {
    const credit = facts.coverage.get(skill)?.credit ?? 0;
    if (credit >= CREDITS.proven) return [];
    const isShown = credit >= CREDITS.shown;
    const next = isShown ? CREDITS.proven : CREDITS.shown;
    const claims = [...facts.claims, { skill, credit: next, line: skill, shownBy: skill }];
    const what = isShown ? `${skill}, ${PROOF}` : `${skill}, with a project that shows it`;
    return [{ what, facts: { ...facts, claims, coverage: coverageBy(claims) }, skill, proof: isShown }];
  });

const years = (months: number): string => {
  const count = Math.ceil(months / 12);
  return `${count} ${count === 1 ? 'year' : 'years'} of experience`;
};

const otherChanges = (facts: Facts, { months, education, place, placeLine }: Asked): Change[] => {
  const changes: Change[] = [];
  if (place.length > 0)
    changes.push({
      what: `${placeLine}, as a place you look for`,
      facts: { ...facts, places: [...facts.places, placeLine] },
    });
  if (months > (facts.experience.months ?? 0)) {
    const experience = { months: Math.ceil(months / 12) * 12, line: '' };
    changes.push({ what: `${years(months)}, as work in your profile`, facts: { ...facts, experience } });
  }
  if (education) {
    const { rank, fields, years: window, line } = education;
    const study = { rank, fields, year: window[0] ?? '', line };
    changes.push({
      what: `${DEGREE_NAMES[rank]}, as education in your profile`,
      facts: { ...facts, studies: [...facts.studies, study] },
    });
  }
  return changes;
};

/** The changes that lift the total most, each tried by itself; the largest first. */
export const raisesFor = (facts: Facts, asked: Asked, total: number | null): Receipt['raises'] =>
  [...skillChanges(facts, asked), ...otherChanges(facts, asked)]
    .map(({ what, facts: changed, skill, proof }) => ({
      what,
      points: (totalOf(partsFor(changed, asked)) ?? 0) - (total ?? 0),
      ...(skill !== undefined && { skill }),
      ...(proof && { proof }),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || (a.what < b.what ? -1 : 1))
    .slice(0, MOST);
