import type { Work } from '../profile/sections.ts';
import type { Profile } from './claims.ts';

/** A month as a number, counted from the year 0. A year without a month is its middle. */
const monthOf = (date: string): number => {
  const [year = '', month = '7'] = date.split('-');
  return Number(year) * 12 + Number(month) - 1;
};

interface Span {
  readonly from: number;
  /** The month after the last. */
  readonly to: number;
}

/** The months of an entry up to `asOf`; undefined when it has no start or begins later. */
const spanOf = ({ startDate = '', endDate = '' }: Work, asOf: string): Span | undefined => {
  if (!/^\d{4}/.test(startDate)) return undefined;
  const today = monthOf(asOf.slice(0, 7));
  const from = monthOf(startDate);
  const last =
    endDate === '' ? today : Math.min(today, endDate.length === 4 ? monthOf(endDate) - 1 : monthOf(endDate));
  return from > today ? undefined : { from, to: Math.max(last, from) + 1 };
};

/** The months in which there was work; a month with two jobs counts once. */
const union = (spans: readonly Span[]): number => {
  let [months, end] = [0, 0];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return months;
};

/** The least that the bands of onboarding stand for, in months. */
const BANDS: Readonly<Record<string, number>> = { '0-2': 0, '3-5': 36, '6-10': 72, '10+': 120 };

/** The experience of a profile, and the lines that say so. */
export interface Experience {
  /** Null when the profile says nothing about it. */
  readonly months: number | null;
  readonly line: string;
}

const lineOf = ({ position, name, startDate, endDate }: Work): string =>
  [[position, name].filter(Boolean).join(', '), `${startDate} – ${endDate || 'present'}`]
    .filter(Boolean)
    .join(', ');

/** The months of experience up to `asOf`, or those of the stated band where it says more. */
export const experienceOf = ({ work = [], basics = [] }: Profile, asOf: string): Experience => {
  const dated = work.flatMap((entry) => {
    const span = spanOf(entry, asOf);
    return span ? [{ span, line: lineOf(entry) }] : [];
  });
  const band = basics[0]?.experience ?? '';
  const [worked, stated] = [union(dated.map(({ span }) => span)), BANDS[band] ?? null];
  if (dated.length === 0 && stated === null) return { months: null, line: '' };
  return stated !== null && stated > worked
    ? { months: stated, line: `${band} years of experience` }
    : { months: worked, line: dated.map(({ line }) => line).join('; ') || `${band} years of experience` };
};
