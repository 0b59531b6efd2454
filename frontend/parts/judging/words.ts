import type { Judging } from '#shared/features/judging/schema.ts';

/** A judge as the host sees them. */
export type JudgeProgress = NonNullable<Judging['progress']>['judges'][number];

/** Someone who is to judge. */
export interface JudgeChoice {
  readonly id: string;
  readonly name: string;
}

/** How many entries of theirs a judge has not scored. */
export const waitingOf = ({ assigned, scored }: Pick<JudgeProgress, 'assigned' | 'scored'>): number =>
  Math.max(0, assigned - scored);

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Nothing else holds results back that every entry has its scores for. */
const SETTLING = 'A declared conflict is being settled: another judge gets the entry within minutes.';

export const entriesInWords = (count: number): string => counted(count, 'entry', 'entries');

/** What is left before results that can’t be published yet can be: a sentence each. */
export const missingInWords = ({
  entries,
  short,
  judges,
}: Pick<NonNullable<Judging['progress']>, 'entries' | 'short' | 'judges'>): string[] => {
  const waiting = judges.filter((judge) => waitingOf(judge) > 0);
  const missing = [
    ...(entries === 0 ? ['No entry was handed in, so there is nothing to publish.'] : []),
    ...(short > 0
      ? [
          `${entriesInWords(short)} ${short === 1 ? 'has' : 'have'} too few judges without a conflict. Choose more judges.`,
        ]
      : []),
    ...waiting.map((judge) => `${judge.name} has not scored ${entriesInWords(waitingOf(judge))}.`),
  ];
  return missing.length > 0 ? missing : [SETTLING];
};

/** How far a judge is, for the host. */
export const standingOf = (
  judge: JudgeProgress,
): { label: string; tone: 'neutral' | 'positive' | 'warning' | 'info' } => {
  if (judge.late > 0) return { label: `Late with ${entriesInWords(judge.late)}`, tone: 'warning' };
  if (judge.assigned === 0) return { label: 'Nothing assigned', tone: 'neutral' };
  if (waitingOf(judge) === 0) return { label: 'Done', tone: 'positive' };
  return judge.scored === 0 ? { label: 'Not begun', tone: 'neutral' } : { label: 'Scoring', tone: 'info' };
};
