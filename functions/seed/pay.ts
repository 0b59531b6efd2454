import type { Pay } from '#shared/core/pay-schema.ts';
import type { Company, Occupation, Place, ProjectIdea } from './data.ts';
import type { Level } from './levels.ts';
import type { Random } from './random.ts';

/** The currencies of the places, with the habits of pay in each. */
interface Habits {
  /** What is paid for each pound that London pays. The United States have figures of their own. */
  readonly perPound: number;
  /** No job pays less in a year than what the lowest wages add up to, and no internship less in a month. */
  readonly least: { readonly year: number; readonly month: number };
  /** To what amounts are rounded as people state them. */
  readonly steps: { readonly year: number; readonly month: number; readonly hour: number };
}
const HABITS = {
  USD: { perPound: 1, least: { year: 46_000, month: 1_900 }, steps: { year: 1000, month: 50, hour: 1 } },
  GBP: { perPound: 1, least: { year: 28_000, month: 1_900 }, steps: { year: 1000, month: 50, hour: 0.25 } },
  EUR: { perPound: 1.12, least: { year: 34_000, month: 1_900 }, steps: { year: 1000, month: 50, hour: 0.5 } },
  INR: {
    perPound: 32,
    least: { year: 400_000, month: 20_000 },
    steps: { year: 50_000, month: 1000, hour: 25 },
  },
  JPY: {
    perPound: 120,
    least: { year: 3_000_000, month: 180_000 },
    steps: { year: 100_000, month: 10_000, hour: 50 },
  },
} as const satisfies Partial<Record<Pay['currency'], Habits>>;
type SeedCurrency = keyof typeof HABITS;

/** What people are paid in, and how a place pays beside New York or, elsewhere, London. */
const MARKETS: Record<Exclude<Place, 'Remote'>, { currency: SeedCurrency; factor: number }> = {
  'San Francisco': { currency: 'USD', factor: 1.12 },
  'New York': { currency: 'USD', factor: 1.06 },
  Seattle: { currency: 'USD', factor: 1.04 },
  Boston: { currency: 'USD', factor: 1 },
  Austin: { currency: 'USD', factor: 0.9 },
  Chicago: { currency: 'USD', factor: 0.92 },
  London: { currency: 'GBP', factor: 1 },
  Manchester: { currency: 'GBP', factor: 0.84 },
  Edinburgh: { currency: 'GBP', factor: 0.86 },
  Dublin: { currency: 'EUR', factor: 1 },
  Berlin: { currency: 'EUR', factor: 0.98 },
  Bengaluru: { currency: 'INR', factor: 1 },
  Tokyo: { currency: 'JPY', factor: 1 },
};

/** Remote work is paid as in the first of the company's own cities, a little less; without one, as in Boston. */
const marketOf = (company: Company, place: Place) => {
  if (place !== 'Remote') return MARKETS[place];
  const home = company.places.find((own) => own !== 'Remote') ?? 'Boston';
  const market = MARKETS[home];
  return { ...market, factor: Math.min(1, market.factor) * 0.97 };
};

const roundTo = (step: number, value: number) => Math.round(value / step) * step;

/** A year's pay in the middle of the range, in whole units of the currency. */
const yearly = (occupation: Occupation, company: Company, place: Place) => {
  const { currency, factor } = marketOf(company, place);
  const base = currency === 'USD' ? occupation.pay.usd : occupation.pay.gbp * HABITS[currency].perPound;
  return { currency, middle: base * 1000 * factor * company.pays };
};

/** Beside the middle of the occupation, which is for people with more experience. */
const LEVEL_FACTOR: Record<Level, number> = { entry: 0.64, mid: 0.84 };

const atLevel = (occupation: Occupation, company: Company, place: Place, level: Level) => {
  const { currency, middle } = yearly(occupation, company, place);
  return { currency, middle: Math.max(HABITS[currency].least.year, middle * LEVEL_FACTOR[level]) };
};

/** A range around the middle, rounded as people state it. */
const range = (random: Random, middle: number, step: number): Pick<Pay, 'min' | 'max'> => {
  const half = middle * (0.06 + random.next() * 0.08);
  const min = roundTo(step, middle - half);
  return { min, max: Math.max(min + step, roundTo(step, middle + half)) };
};

/** What a job pays in a year. */
export const jobPay = (
  random: Random,
  occupation: Occupation,
  company: Company,
  place: Place,
  level: Level,
): Pay => {
  const { currency, middle } = atLevel(occupation, company, place, level);
  return { ...range(random, middle, HABITS[currency].steps.year), currency, period: 'year' };
};

/** What contract and part-time work pays in an hour. */
export const hourlyPay = (
  random: Random,
  occupation: Occupation,
  company: Company,
  place: Place,
  level: Level,
): Pay => {
  const { currency, middle } = atLevel(occupation, company, place, level);
  const hours = 1850;
  return {
    ...range(random, (middle * 1.1) / hours, HABITS[currency].steps.hour),
    currency,
    period: 'hour',
  };
};

/** Interns are paid by the hour in the United States and by the month elsewhere. */
export const internPay = (random: Random, occupation: Occupation, company: Company, place: Place): Pay => {
  const { currency, middle } = yearly(occupation, company, place);
  const { least, steps } = HABITS[currency];
  return currency === 'USD'
    ? { ...range(random, Math.max(18, (middle * 0.55) / 2080), 1), currency, period: 'hour' }
    : {
        ...range(random, Math.max(least.month, (middle * 0.5) / 12), steps.month),
        currency,
        period: 'month',
      };
};

/** A project pays one sum for the whole of it. One in nine says nothing: it counts towards a degree instead. */
export const projectPay = (random: Random, idea: ProjectIdea, company: Company, place: Place): Pay | null => {
  if (random.chance(1 / 9)) return null;
  const { currency } = marketOf(company, place);
  const { perPound, steps } = HABITS[currency];
  const week = currency === 'USD' ? 240 : 170 * Math.max(1, Math.floor(perPound));
  const weekly = week * company.pays * (0.8 + random.next() * 0.5);
  const sum = roundTo(steps.month, weekly * idea.weeks);
  const more = random.chance(0.5) ? 0 : roundTo(steps.month, sum * 0.25);
  return { min: sum, max: sum + more, currency, period: 'total' };
};

/** Which law and which habits a posting goes by. */
export const regionOf = (company: Company, place: Place): 'us' | 'uk' | 'eu' =>
  (({ USD: 'us', GBP: 'uk', EUR: 'eu', INR: 'eu', JPY: 'eu' }) as const)[marketOf(company, place).currency];
