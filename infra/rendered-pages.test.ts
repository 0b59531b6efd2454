import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '#frontend/prerender/examples.ts';
import { MARKS } from '#frontend/prerender/head.ts';
import { jobPosting } from '#frontend/prerender/job-posting.ts';
import { renderOpportunity } from '#frontend/prerender/renderers/pages.tsx';
import { hostileText } from '#functions/testing/hostile.ts';
import { someOpportunity } from '#functions/testing/opportunities.ts';
import type { Opportunity } from '#shared/features/opportunities.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#shared/features/opportunity-choices.ts';
import { OPPORTUNITY_STATUSES } from '#shared/features/opportunity-statuses.ts';

const SITE = 'https://fledge.example';
const template = `<head>${MARKS.about}${MARKS.more}</head><div data-prerendered="${MARKS.path}">${MARKS.markup}</div>${MARKS.data}`;
const render = (opportunity: Opportunity) => renderOpportunity({ template, opportunity, siteUrl: SITE });

const EXAMPLE = someOpportunity({ id: 'example', employmentType: 'full-time', changes: [] });

const texts = (text: fc.Arbitrary<string>) =>
  fc.record({
    title: text,
    company: text,
    location: text,
    salary: text,
    description: text,
    department: text,
    education: text,
    howToApply: text,
    skills: fc.tuple(text),
    requirements: fc.tuple(text),
    niceToHave: fc.tuple(text),
    benefits: fc.tuple(text),
  });

const [plainTexts] = fc.sample(texts(fc.constant('x')), 1);

const SCRIPTS = /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs;
/** The names of all tags, and how many quotation marks there are: what a text could change. */
const structure = (html: string) => ({
  tags: [...html.replace(SCRIPTS, '<data>').matchAll(/<\/?([!\w-]+)/g)].map(([, name]) => name),
  quotes: html.replace(SCRIPTS, '').split('"').length,
});

describe('the page of an opportunity', () => {
  it('has the same elements and attributes whatever its fields hold, and its data is that of the posting', async () => {
    const plain = structure(await render({ ...EXAMPLE, ...plainTexts }));
    await fc.assert(
      fc.asyncProperty(texts(hostileText), async (given) => {
        const opportunity = { ...EXAMPLE, ...given, description: given.description.replace(/\s+/g, ' ') };
        const html = await render(opportunity);
        expect(structure(html)).toEqual(plain);
        const [posting, data] = [...html.matchAll(SCRIPTS)].map(([, json = '']) => JSON.parse(json));
        expect(posting.title).toBe(given.title);
        expect(data).toEqual(opportunity);
        for (const [, json = ''] of html.matchAll(SCRIPTS)) expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(posting.description).not.toMatch(/<(?!\/?(p|ul|li|br)>)/);
      }),
      { numRuns: 60 },
    );
  });

  it('has no class for which the examples have no styles', async () => {
    const classesIn = (html: string) =>
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const styled = new Set((await Promise.all(EXAMPLES.map(render))).flatMap(classesIn));
    const anyOf = fc.record({
      status: fc.constantFrom(...OPPORTUNITY_STATUSES),
      workMode: fc.constantFrom(...WORK_MODES),
      employmentType: fc.constantFrom(...EMPLOYMENT_TYPES, null),
      type: fc.constantFrom('job' as const, 'internship' as const, 'project' as const),
      urgent: fc.boolean(),
      aiScreening: fc.boolean(),
      minYears: fc.constantFrom(null, 0, 3),
      skills: fc.constantFrom<string[][]>([], ['React']),
      benefits: fc.constantFrom<string[][]>([], ['Lunch']),
      howToApply: fc.constantFrom('', 'https://example.com'),
    });
    await fc.assert(
      fc.asyncProperty(anyOf, async (given) => {
        const used = classesIn(await render(someOpportunity(given)));
        // The icons’ own names are only in the package’s build of them.
        expect(used.filter((name) => !styled.has(name) && !name.startsWith('lucide'))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

/** The properties of every type of schema.org, from the vocabulary that the package schema-dts has. */
const vocabulary = () => {
  const source = readFileSync(
    createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/js$/, 'd.ts'),
    'utf8',
  );
  const types = new Map<string, { parent: string | undefined; properties: Set<string> }>();
  const declared = source.replace(/^export /gm, '').split(/^interface (?=\w+Base\b)/m);
  for (const part of declared) {
    const [, name, parents] = /^(\w+)Base(?: extends ([^{]*))?\{/.exec(part.replace(/ \{/, '{')) ?? [];
    if (name === undefined) continue;
    const body = part.slice(0, part.indexOf('\n}'));
    const properties = new Set(
      [...body.matchAll(/^ {4}"([@\w]+)"\??:/gm)].map(([, property = '']) => property),
    );
    types.set(name, { parent: parents, properties });
  }
  return types;
};

const TYPES = vocabulary();

const isProperty = (type: string, property: string): boolean => {
  const known = TYPES.get(type);
  if (!known) return false;
  const parents = [...(known.parent ?? '').matchAll(/(\w+)Base/g)].map(([, name = '']) => name);
  return known.properties.has(property) || parents.some((parent) => isProperty(parent, property));
};

/** What is not in the vocabulary, in an object and all that it holds. */
const unknownIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const type = String(Object.fromEntries(entries)['@type']);
  return entries.flatMap(([property, inner]) => [
    ...(property.startsWith('@') || isProperty(type, property) ? [] : [`${type}.${property}`]),
    ...unknownIn(inner),
  ]);
};

describe('the data for search engines', () => {
  it('knows the vocabulary', () => {
    expect(isProperty('JobPosting', 'baseSalary')).toBe(true);
    expect(isProperty('JobPosting', 'name')).toBe(true);
    expect(unknownIn({ '@type': 'JobPosting', wage: 1, title: 'x' })).toEqual(['JobPosting.wage']);
  });

  it.each(EXAMPLES.map((example, index) => [index, example] as const))('uses only it (%i)', (_, example) => {
    const data = jobPosting(example, SITE);
    expect(unknownIn(data)).toEqual([]);
    // What Google requires of a posting.
    for (const required of ['title', 'description', 'datePosted', 'hiringOrganization'])
      expect(data).toHaveProperty(required);
    // Remote work says so only with the place from which people may apply, as Google asks for.
    const { jobLocationType, applicantLocationRequirements } = Object.assign(
      { jobLocationType: undefined, applicantLocationRequirements: undefined },
      data,
    );
    expect(jobLocationType === undefined).toBe(applicantLocationRequirements === undefined);
    if (example.workMode !== 'remote') expect(data).toHaveProperty('jobLocation');
  });

  it('has pay, place, dates and the kind of employment as search engines read them', () => {
    const pay = { min: 20, max: 30, currency: 'EUR', period: 'hour' } as const;
    const given = {
      pay,
      workMode: 'remote',
      location: 'Germany',
      employmentType: 'contract',
      startDate: '2026-02-01',
    } as const;
    const data = jobPosting(someOpportunity({ ...given, deadline: '2026-01-31' }), SITE);
    expect(data).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'AdministrativeArea', name: 'Germany' },
      employmentType: 'CONTRACTOR',
      validThrough: '2026-02-01T12:00:00.000Z',
      jobStartDate: '2026-02-01',
      directApply: true,
      baseSalary: { currency: 'EUR', value: { minValue: 20, maxValue: 30, unitText: 'HOUR' } },
    });
    expect(data).not.toHaveProperty('jobLocation');
    const anywhere = jobPosting(someOpportunity({ workMode: 'remote', location: 'Remote' }), SITE);
    for (const property of ['jobLocation', 'jobLocationType', 'applicantLocationRequirements'])
      expect(anywhere).not.toHaveProperty(property);
    const office = jobPosting(someOpportunity({ workMode: 'onsite', location: 'Boston' }), SITE);
    expect(office).toMatchObject({ jobLocation: { address: { addressLocality: 'Boston' } } });
  });
});
