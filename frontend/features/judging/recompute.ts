import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
import { resultsOf } from '#shared/features/judging/results.ts';

/** The largest difference that counts as none: what is published has four decimals. */
const EXACT = 0.00011;

const same = (one: number | undefined, other: number | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Math.abs(one - other) < EXACT);

/**
 * Computes the results again from the published scores alone, by the functions that the server used.
 * @returns the titles of the entries, and the letters of the judges, whose published result is another
 */
export const differences = ({ rubric, scores, entries, judges }: PublishedResults): string[] => {
  const again = resultsOf(rubric.criteria, scores);
  const computed = new Map(again.entries.map((entry) => [entry.entryId, entry]));
  const computedJudges = new Map(again.judges.map((judge) => [judge.judge, judge]));
  return [
    ...entries
      .filter((entry, place) => {
        const other = computed.get(entry.entryId);
        return !(
          other &&
          // Only what is equal may be in another order.
          same(again.entries[place]?.adjusted, entry.adjusted) &&
          same(other.raw, entry.raw) &&
          same(other.adjusted, entry.adjusted) &&
          same(other.interval?.from, entry.interval?.from) &&
          same(other.interval?.to, entry.interval?.to) &&
          other.rank.from === entry.rank.from &&
          other.rank.to === entry.rank.to &&
          other.group === entry.group &&
          other.reviews === entry.reviews
        );
      })
      .map(({ title }) => title),
    ...judges
      .filter(({ judge, severity }) => !same(computedJudges.get(judge)?.severity, severity))
      .map(({ judge }) => `Judge ${judge}`),
    ...again.entries
      .filter(({ entryId }) => !entries.some((entry) => entry.entryId === entryId))
      .map(({ entryId }) => entryId),
  ];
};
