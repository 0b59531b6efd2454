import fc from 'fast-check';
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORK_MODES } from '#shared/core/opportunity-choices.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { anyFilters, anyOpportunity, naivelyMatches } from './opportunities.ts';

/** What a search has to answer, looked at one opportunity at a time: apart from the code that it checks. */

const PAYS: readonly Opportunity['pay'][] = [
  null,
  { min: 0, max: 0, currency: 'USD', period: 'year' },
  { min: 40_000, max: 60_000, currency: 'GBP', period: 'year' },
  { min: 20, max: 30, currency: 'EUR', period: 'hour' },
  { min: 3000, max: 4000, currency: 'USD', period: 'month' },
  { min: 9000, max: 12_000, currency: 'USD', period: 'total' },
  { min: 17.5, max: 19.5, currency: 'EUR', period: 'hour' },
  { min: 600_000, max: 1_200_000, currency: 'INR', period: 'year' },
  { min: 1200, max: 1400, currency: 'JPY', period: 'hour' },
  { min: 4000, max: 5000, currency: 'SGD', period: 'month' },
  { min: 812.25, max: 900, currency: 'AUD', period: 'week' },
  { min: 180, max: 220, currency: 'CHF', period: 'day' },
];

const extra = fc.record({
  workMode: fc.constantFrom(...WORK_MODES),
  employmentType: fc.constantFrom(...EMPLOYMENT_TYPES, null),
  experienceLevel: fc.constantFrom(...EXPERIENCE_LEVELS, null),
  startDate: fc.constantFrom('', '2027-01-18', '2027-04-30', '2027-06-01', '2027-09-07', '2028-12-31'),
  durationWeeks: fc.constantFrom(null, 1, 8, 9, 12, 26, 104),
  pay: fc.constantFrom(...PAYS),
  companyId: fc.constantFrom(null, 'company-1', 'company-2'),
  deadline: fc.constantFrom('2020-01-01', '2026-05-31', '2026-06-01', '2026-07-15', '2999-12-31'),
  // Few moments, so that some are the same.
  postedAt: fc.integer({ min: 0, max: 20 }).map((day) => new Date(Date.UTC(2026, 4, 1 + day)).toISOString()),
});

/** A random opportunity that differs from others in all that it can be filtered by. */
export const anyListed: fc.Arbitrary<Opportunity> = fc
  .tuple(anyOpportunity, extra)
  .map(([opportunity, given]) => ({ ...opportunity, ...given }));

export type Asked = Readonly<Record<string, string>>;

/** A random search, as the query string of a request. */
export const anySearch: fc.Arbitrary<Asked> = fc
  .tuple(
    anyFilters,
    fc.record(
      {
        workMode: fc.constantFrom(...WORK_MODES),
        employmentType: fc.constantFrom(...EMPLOYMENT_TYPES),
        level: fc.constantFrom(...EXPERIENCE_LEVELS),
        payFrom: fc.constantFrom('0', '1', '40560', '48000', '57200', '60000', '81000', '1200000'),
        payCurrency: fc.constantFrom('USD', 'GBP', 'EUR', 'INR', 'JPY', 'SGD', 'CHF'),
        season: fc.constantFrom('spring-2027', 'summer-2027', 'fall-2027', 'fall-2028', 'fall-2020'),
        duration: fc.constantFrom('1-4', '5-8', '9-12', '13-26', '27-208', '8-12'),
        company: fc.constantFrom('engine house', 'CAFÉ CRÈME', 'company-1', 'nobody'),
        sort: fc.constantFrom('newest', 'deadline'),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
    // One of many filters at a time still finds something.
    fc.nat({ max: 3 }),
  )
  .map(([filters, more, most]) =>
    Object.fromEntries([
      ...Object.entries(filters).slice(0, most),
      ...Object.entries(more).slice(0, 1 + most),
    ]),
  );

/** Units for one euro, as the European Central Bank had them on 2 January 2026. */
const PER_EURO: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.1721,
  GBP: 0.8719,
  INR: 105.719,
  JPY: 183.94,
  AUD: 1.7508,
  CHF: 0.9296,
  SGD: 1.5077,
};
const euros = (amount: number, currency: string): number => amount / (PER_EURO[currency] ?? Number.NaN);
const yearly = ({ pay, durationWeeks }: Opportunity): number | undefined => {
  if (!pay) return undefined;
  const total = durationWeeks ? 52 / durationWeeks : Number.NaN;
  const times = { year: 1, month: 12, week: 52, day: 260, hour: 2080, total };
  return euros(pay.max * times[pay.period], pay.currency);
};

const season = ({ startDate }: Opportunity): string | undefined => {
  if (startDate === '') return undefined;
  const month = Number(startDate.slice(5, 7));
  return `${month < 5 ? 'spring' : month < 8 ? 'summer' : 'fall'}-${startDate.slice(0, 4)}`;
};

/** Whether an opportunity is an answer to a search on a day. */
export const isAnswer = (asked: Asked, day: string): ((opportunity: Opportunity) => boolean) => {
  const byText = naivelyMatches(asked, day);
  const { workMode, employmentType, level, payFrom, payCurrency, duration, company } = asked;
  return (one) => {
    const weeks = one.durationWeeks;
    const [from, to] = (duration ?? '').split('-').map(Number);
    const pays = yearly(one);
    return (
      byText(one) &&
      (!workMode || one.workMode === workMode) &&
      (!employmentType || one.employmentType === employmentType) &&
      (!level || one.experienceLevel === level) &&
      (!payFrom || (pays !== undefined && pays >= euros(Number(payFrom), payCurrency ?? 'USD') - 1e-6)) &&
      (!asked.season || season(one) === asked.season) &&
      (!duration || (weeks !== null && weeks >= Number(from) && weeks <= Number(to))) &&
      (!company || [one.company.toLowerCase(), one.companyId].includes(company.toLowerCase()))
    );
  };
};

const byNewest = (a: Opportunity, b: Opportunity): number =>
  b.postedAt.localeCompare(a.postedAt) || (a.id < b.id ? -1 : 1);

/** All answers to a search in their order. */
export const allAnswers = (all: readonly Opportunity[], asked: Asked, day: string): Opportunity[] =>
  all
    .filter(isAnswer(asked, day))
    .sort((a, b) =>
      asked.sort === 'deadline' ? a.deadline.localeCompare(b.deadline) || byNewest(a, b) : byNewest(a, b),
    );

/** How many answers a search would have with each of the values of a filter instead of its own. */
export const countWith = (
  all: readonly Opportunity[],
  asked: Asked,
  day: string,
  filter: string,
  value: string,
): number => allAnswers(all, { ...asked, [filter]: value }, day).length;
