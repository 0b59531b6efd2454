import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listEntriesOf, MAX_ENTRY_BYTES } from '#functions/parts/opportunities/lists/entries.ts';
import { LOCATIONS, SKILLS } from '#shared/core/choices.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { EMPLOYMENT_TYPES, OPPORTUNITY_TYPES, WORK_MODES } from '#shared/core/opportunity-choices.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { formatPay } from '#shared/core/pay.ts';
import type { Currency } from '#shared/core/pay-rules.ts';
import { opportunitySchema } from '#shared/features/opportunities/routes.ts';
import { opportunityWorkflow } from '#shared/features/opportunities/rules.ts';
import { lintPosting } from '#shared/features/postings/lint/lint.ts';
import { lintedPosting } from '#shared/features/postings/rules.ts';
import { COMPANIES } from './data.ts';
import { alumnusPostings, employerPostings } from './demo-postings.ts';
import { opportunityFor } from './opportunities.ts';
import { DEFAULT_OPPORTUNITIES } from './size.ts';
import { waitingPosting } from './waiting-company.ts';

const NOW = new Date('2026-11-20T13:00:00.000Z');
const make = (count: number, now = NOW) =>
  Array.from({ length: count }, (_, index) => opportunityFor(index, now));
const all = make(DEFAULT_OPPORTUNITIES);
const open = all.filter(({ status }) => status === 'open');

test('the same number and moment make the same opportunity, whatever else is made', () => {
  const print = createHash('sha256').update(JSON.stringify(all)).digest('hex');
  console.log(`seed fingerprint ${print.slice(0, 16)}`);
  expect(
    createHash('sha256')
      .update(JSON.stringify(make(DEFAULT_OPPORTUNITIES)))
      .digest('hex'),
  ).toBe(print);
  expect(opportunityFor(417, NOW)).toEqual(all[417]);
  const later = make(5, new Date(NOW.getTime() + 3 * DAY_MS));
  expect(later.map(({ id, company }) => [id, company])).toEqual(
    all.slice(0, 5).map(({ id, company }) => [id, company]),
  );
});

test('every opportunity is one that the API could answer, and its text is whole', () => {
  for (const opportunity of make(3000)) {
    expect(opportunitySchema.parse(opportunity)).toEqual(opportunity);
    expect(opportunity.salary).toBe(formatPay(opportunity.pay));
    expect(opportunity.pay?.min ?? 0).toBeLessThanOrEqual(opportunity.pay?.max ?? 0);
    const texts = [opportunity.title, opportunity.description, ...opportunity.requirements].join('\n');
    expect(texts).not.toMatch(
      /[{}]|undefined|NaN|\[object| {2}|\.\.|\ba [AEIO][a-z]+ (?:Engineer|Analyst|Intern)/,
    );
    expect(opportunity.requirements.length).toBeGreaterThanOrEqual(3);
    expect(opportunity.benefits.length).toBeGreaterThanOrEqual(3);
    expect(new Set(opportunity.skills).size).toBe(opportunity.skills.length);
    expect(opportunity.skills.length).toBeGreaterThanOrEqual(1);
    for (const entry of listEntriesOf(opportunity))
      expect(Buffer.byteLength(JSON.stringify(entry))).toBeLessThan(MAX_ENTRY_BYTES);
  }
});

test('ids and texts are distinct', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test('times fit: posted within sixty days, open ones close in 5 to 120 days, few are closed', () => {
  for (const { postedAt, deadline, status } of all) {
    expect(Date.parse(postedAt)).toBeGreaterThan(NOW.getTime() - 61 * DAY_MS);
    expect(Date.parse(postedAt)).toBeLessThan(NOW.getTime());
    expect(deadline > dayOf(new Date(postedAt))).toBe(true);
    const days = (Date.parse(deadline) - Date.parse(dayOf(NOW))) / DAY_MS;
    if (status === 'open') expect(days >= 5 && days <= 120).toBe(true);
  }
  const closed = all.length - open.length;
  expect(closed).toBeGreaterThan(8);
  expect(closed).toBeLessThan(60);
});

test('the mix is sensible: types, companies, places, modes, levels, pay', () => {
  const count = (test: (one: (typeof all)[number]) => boolean) => all.filter(test).length;
  expect(COMPANIES).toHaveLength(60);
  for (const { name } of COMPANIES) expect(count(({ company }) => company === name)).toBe(7);
  expect(OPPORTUNITY_TYPES.map((type) => count((one) => one.type === type))).toEqual([180, 120, 120]);
  expect(count(({ location }) => (LOCATIONS as readonly string[]).includes(location))).toBeGreaterThan(300);
  for (const status of ['open', 'closed', 'expired'])
    expect(count((one) => one.status === status)).toBeGreaterThan(0);
  for (const mode of WORK_MODES) expect(count((one) => one.workMode === mode)).toBeGreaterThan(50);
  for (const type of EMPLOYMENT_TYPES) expect(count((one) => one.employmentType === type)).toBeGreaterThan(5);
  for (const { location, pay } of all) {
    if (['London', 'Manchester', 'Edinburgh'].includes(location)) expect(pay?.currency ?? 'GBP').toBe('GBP');
    if (['San Francisco', 'New York', 'Seattle', 'Boston'].includes(location))
      expect(pay?.currency ?? 'USD').toBe('USD');
  }
  // Pay of other countries is on the screens from the start: rupees, yen, and euros an hour with cents.
  for (const shown of [/^₹[\d,]+/, /^¥[\d,]+/, /^€\d+\.\d\d .* an hour$/])
    expect([shown, open.some(({ salary }) => shown.test(salary))]).toEqual([shown, true]);
});

test('jobs are first jobs, with the pay of first jobs', () => {
  const jobs = make(3000).filter(({ type }) => type === 'job');
  const entry = jobs.filter(({ experienceLevel }) => experienceLevel === 'entry');
  expect(entry.length / jobs.length).toBeGreaterThan(0.8);
  expect(jobs.filter(({ title }) => /senior|lead|head|staff|principal/i.test(title))).toEqual([]);
  const ranges: Partial<Record<Currency, readonly [number, number]>> = {
    USD: [39_000, 160_000],
    GBP: [24_000, 75_000],
    EUR: [29_000, 85_000],
    INR: [350_000, 2_400_000],
    JPY: [2_500_000, 9_000_000],
  };
  for (const { pay, title, company } of entry) {
    if (pay?.period !== 'year') continue;
    const [least, most] = ranges[pay.currency] ?? [0, 0];
    expect([title, company, pay.min >= least, pay.max <= most]).toEqual([title, company, true, true]);
  }
  const middles = entry.flatMap(({ pay }) =>
    pay?.period === 'year' && pay.currency === 'USD' ? [(pay.min + pay.max) / 2] : [],
  );
  const median = middles.sort((a, b) => a - b)[Math.floor(middles.length / 2)] ?? 0;
  expect(median).toBeGreaterThan(60_000);
  expect(median).toBeLessThan(95_000);
});

test('every filter value has hits, also together with every type, and every skill with Remote', () => {
  const hits = (type: string | undefined, location: string | undefined, skill: string | undefined) =>
    open.filter(
      (one) =>
        (!type || one.type === type) &&
        (!location || one.location === location) &&
        (!skill || one.skills.includes(skill)),
    ).length;
  for (const type of OPPORTUNITY_TYPES) {
    for (const location of LOCATIONS)
      expect([type, location, hits(type, location, undefined) > 0]).toEqual([type, location, true]);
    for (const skill of SKILLS)
      expect([type, skill, hits(type, undefined, skill) > 0]).toEqual([type, skill, true]);
  }
  for (const skill of SKILLS) expect([skill, hits(undefined, 'Remote', skill) > 0]).toEqual([skill, true]);
});

test('the linter has no error to find in any of them, nor in the postings of the demo accounts', () => {
  const postings = [...all, ...employerPostings(NOW), ...alumnusPostings(NOW), waitingPosting(NOW, NOW)];
  const errors = postings.flatMap((posting) =>
    lintPosting(lintedPosting({ ...posting, warningAnswers: [] }))
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, field, excerpt }) => [posting.title, rule, field, excerpt]),
  );
  expect(errors).toEqual([]);
});

test('the demo employer has a posting in each status, and each could have come through the API', () => {
  const own = employerPostings(NOW);
  expect(own.length).toBeGreaterThanOrEqual(8);
  for (const status of OPPORTUNITY_STATUSES)
    expect([status, own.some((posting) => posting.status === status)]).toEqual([status, true]);
  expect(alumnusPostings(NOW)).toHaveLength(2);
  for (const posting of [...own, ...alumnusPostings(NOW)]) {
    expect(() => opportunitySchema.parse(posting)).not.toThrow();
    expect(opportunityWorkflow.statuses).toHaveProperty(posting.status);
    for (const [index, { status }] of posting.history.slice(1).entries()) {
      const from = posting.history[index]?.status ?? status;
      expect(opportunityWorkflow.transitions.map((one) => `${one.from} ${one.to}`)).toContain(
        `${from} ${status}`,
      );
    }
    expect(posting.history.map(({ at }) => at).toSorted()).toEqual(posting.history.map(({ at }) => at));
  }
});
