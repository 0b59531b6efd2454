import type { ReplyRecord } from './reply-record.ts';

/** The share of promises that were kept, in whole percent, rounded down: 100 means all of them. */
export const keptPercent = ({ kept, of }: Pick<ReplyRecord, 'kept' | 'of'>): number =>
  Math.floor((kept * 100) / of);

const medianWords = (days: number): string => (days <= 1 ? 'within a day' : `within ${days} days`);

/** A record in one line: '92% answered on time, typically within 6 days'. */
export const recordWords = (record: ReplyRecord | undefined): string => {
  if (!record) return 'No record yet';
  const { medianDays } = record;
  const share = `${keptPercent(record)}% answered on time`;
  return medianDays === null ? share : `${share}, typically ${medianWords(medianDays)}`;
};
