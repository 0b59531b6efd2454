import type { JudgingRecord } from './record.ts';

/** Whether every entry has its scores, as far as the counts say: publishing looks at the scores themselves. */
export const isComplete = ({
  phase,
  entries,
  short,
  open,
  settleAt,
}: Pick<JudgingRecord, 'phase' | 'entries' | 'short' | 'open' | 'settleAt'>): boolean =>
  phase === 'judging' && entries > 0 && short === 0 && open === 0 && settleAt === undefined;
