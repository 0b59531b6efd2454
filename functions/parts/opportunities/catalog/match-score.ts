import { columnTotal } from '#shared/features/matching/arithmetic.ts';
import { type Facts, givenFor } from '#shared/features/matching/facts.ts';
import { numbersOf } from '#shared/features/matching/requirements.ts';
import { askedFrom, type MatchTerms } from '#shared/features/matching/terms.ts';
import { requirementOf } from './listing.ts';
import type { ScoreRows } from './page.ts';
import type { Segment } from './segment.ts';

const NOTHING: MatchTerms = { must: [], nice: [], months: 0, education: null, place: [] };

/** What each of the distinct skills is worth. */
const creditsOf = ({ coverage }: Facts, skills: readonly string[]): Uint8Array =>
  Uint8Array.from(skills, (skill) => coverage.get(skill)?.credit ?? 0);

/** How well each of the distinct requirements and places is met, and the totals that were computed with them. */
const fitsOf = (facts: Facts, { requirements, places }: Segment) => ({
  requirements: requirements.values.map((value) => {
    const asked = askedFrom({ ...NOTHING, ...requirementOf(value) });
    return {
      asked: numbersOf(asked),
      education: givenFor(facts, asked).education,
      totals: new Map<number, number>(),
    };
  }),
  places: places.values.map((value) => {
    const asked = askedFrom({ ...NOTHING, place: JSON.parse(value) });
    return { isAsked: asked.place.length > 0, location: givenFor(facts, asked).location };
  }),
});

/** More than the credits of all skills of a posting, and than their number. */
const [CREDITS, SKILLS, SCORES] = [2 ** 14, 2 ** 7, 2 ** 7];

/**
 * Orders by the totals of the receipts, and among equals by which is urgent. Few rows differ in all that a total depends
 * on, so most totals are looked up.
 */
export const scoreByMatch =
  (facts: Facts): ScoreRows =>
  (segment) => {
    const { must, nice, requirements, places, urgent } = segment;
    const [mustCredits, niceCredits] = [creditsOf(facts, must.values), creditsOf(facts, nice.values)];
    const fits = fitsOf(facts, segment);
    const { mustCredit: known, months } = givenFor(facts, askedFrom(NOTHING));
    return (row) => {
      const [mustFrom, mustTo] = [must.starts[row] ?? 0, must.starts[row + 1] ?? 0];
      const [niceFrom, niceTo] = [nice.starts[row] ?? 0, nice.starts[row + 1] ?? 0];
      let [mustCredit, niceCredit] = [0, 0];
      for (let i = mustFrom; i < mustTo; i++) mustCredit += mustCredits[must.codes[i] ?? 0] ?? 0;
      for (let i = niceFrom; i < niceTo; i++) niceCredit += niceCredits[nice.codes[i] ?? 0] ?? 0;
      const requirement = fits.requirements[requirements.codes[row] ?? 0];
      const place = fits.places[places.codes[row] ?? 0];
      if (!requirement || !place) return 0;
      const counts = (mustTo - mustFrom) * SKILLS + (niceTo - niceFrom);
      const credits = mustCredit * CREDITS + niceCredit;
      const where = place.isAsked ? (place.location ?? SCORES - 1) : SCORES - 2;
      const isBounded = mustTo - mustFrom < SKILLS && niceTo - niceFrom < SKILLS;
      const key = isBounded ? (credits * SKILLS * SKILLS + counts) * SCORES + where : undefined;
      let total = key === undefined ? undefined : requirement.totals.get(key);
      if (total === undefined) {
        const asked = {
          ...requirement.asked,
          must: mustTo - mustFrom,
          nice: niceTo - niceFrom,
          place: place.isAsked,
        };
        const { education } = requirement;
        const isKnown = known !== null || mustCredit + niceCredit > 0;
        const given = { mustCredit: isKnown ? mustCredit : null, niceCredit, months, education };
        total = columnTotal(asked, { ...given, location: place.location }) ?? 0;
        if (key !== undefined) requirement.totals.set(key, total);
      }
      return 2 * total + (urgent[row] ?? 0);
    };
  };
