import type { Impact } from '#shared/features/fairness/impact-ratio.ts';
import { belowFourFifths, type Compared, differs } from '#shared/features/fairness/measures.ts';
import { groupLabel } from '#shared/features/fairness/tally.ts';

export const percent = (rate: number): string => `${Math.round(100 * rate)}%`;
export const ratioText = (ratio: number): string => ratio.toFixed(2);

const LIST = new Intl.ListFormat('en');
const named = (rows: readonly Impact[]): string => LIST.format(rows.map(({ group }) => groupLabel(group)));

/** What can be concluded from the groups of one question, in a sentence or two. */
export const concluded = ({ rows, withheld }: Compared): string => {
  if (withheld) return 'Too few people had this outcome to show it by group.';
  if (rows.length === 0) return 'Not enough answers yet.';
  if (rows.length === 1) return 'Only one group can be shown, so there is nothing to compare it with.';
  if (rows.every(({ ratio }) => ratio === null)) return 'This happened to no one of these groups.';
  const below = belowFourFifths(rows);
  if (below.length === 0) return 'The rate of every group is at least four-fifths of the highest rate.';
  const clear = below.filter(differs);
  const fact = `Below four-fifths of the highest rate: ${named(below)}.`;
  if (clear.length === 0) return `${fact} With so few people, chance alone could explain it.`;
  return clear.length === below.length
    ? `${fact} Chance alone hardly explains it.`
    : `${fact} Chance alone hardly explains it for ${named(clear)}.`;
};
