import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '#frontend/prerender/examples.ts';
import { MARKS } from '#frontend/prerender/head.ts';
import { jobPosting } from '#frontend/prerender/job-posting.ts';
import { renderOpportunity } from '#frontend/prerender/renderers/pages.tsx';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { googleProblems } from '#functions/testing/google-job-posting.ts';
import { hostileText } from '#functions/testing/hostile.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#shared/core/opportunity-choices.ts';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { COUNTRY_CODES } from '#shared/core/places/countries.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

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
  if (Array.isArray(value)) return value.flatMap(unknownIn);
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
    expect(googleProblems(data)).toEqual([]);
  });

  it('has pay, place, dates and the kind of employment as search engines read them', () => {
    const pay = { min: 20, max: 30, currency: 'EUR', period: 'hour' } as const;
    const given = {
      pay,
      workMode: 'onsite',
      location: 'Hamburg, Germany',
      place: { city: 'Hamburg', region: '', countryCode: 'DE' },
      employmentType: 'contract',
      startDate: '2026-02-01',
    } as const;
    const data = jobPosting(someOpportunity({ ...given, deadline: '2026-01-31' }), SITE);
    expect(data).toMatchObject({
      employmentType: 'CONTRACTOR',
      // The moment at which the last day has ended everywhere.
      validThrough: '2026-02-01T12:00:00.000Z',
      jobStartDate: '2026-02-01',
      directApply: true,
      baseSalary: { currency: 'EUR', value: { minValue: 20, maxValue: 30, unitText: 'HOUR' } },
    });
    expect(data?.jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Hamburg', addressCountry: 'DE' },
    });
    for (const property of ['jobLocationType', 'applicantLocationRequirements'])
      expect(data).not.toHaveProperty(property);
  });

  it('says of remote work where applicants may live', () => {
    const remote = (given: Partial<Opportunity>) =>
      jobPosting(someOpportunity({ workMode: 'remote', ...given }), SITE);
    expect(remote({ applicantsFrom: ['DE', 'CH'] })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'Germany' },
        { '@type': 'Country', name: 'Switzerland' },
      ],
    });
    const office = remote({
      applicantsFrom: ['US'],
      place: { city: 'Boston', region: '', countryCode: 'US' },
    });
    expect(office).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      jobLocation: { address: { addressLocality: 'Boston', addressCountry: 'US' } },
    });
    expect(remote({ applicantsFrom: 'anywhere' })).toHaveProperty(
      'applicantLocationRequirements.length',
      COUNTRY_CODES.length,
    );
  });

  it('is whole for whatever a posting says of its place, or is left out', () => {
    const anyPlaced = fc.record({
      workMode: fc.constantFrom(...WORK_MODES),
      place: fc.option(
        fc.record({
          city: fc.constantFrom('', 'Hamburg'),
          region: fc.constantFrom('', 'Hamburg'),
          countryCode: fc.constantFrom('DE', 'US'),
        }),
      ),
      applicantsFrom: fc.constantFrom<Opportunity['applicantsFrom'][]>(
        null,
        'anywhere',
        ['DE'],
        ['DE', 'US'],
      ),
      employmentType: fc.constantFrom(...EMPLOYMENT_TYPES, null),
      type: fc.constantFrom('job' as const, 'internship' as const, 'project' as const),
    });
    fc.assert(
      fc.property(anyPlaced, (given) => {
        const data = jobPosting(someOpportunity(given), SITE);
        const known = given.workMode === 'remote' ? given.applicantsFrom !== null : given.place !== null;
        expect(data !== undefined).toBe(known);
        if (data) expect([...googleProblems(data), ...unknownIn(data)]).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('is left out of the page, not the page out of the search, where the country is unknown', async () => {
    const html = await render(someOpportunity({ workMode: 'onsite', location: 'Birmingham' }));
    expect(html).not.toContain('ld+json');
    expect(html).not.toContain('noindex');
  });

  it('would be called invalid by the rules of Google without a required field', () => {
    const data = jobPosting(
      someOpportunity({ place: { city: 'x', region: '', countryCode: 'DE' }, workMode: 'onsite' }),
      SITE,
    );
    for (const required of 'title description datePosted hiringOrganization jobLocation'.split(' '))
      expect(googleProblems({ ...data, [required]: undefined })).toContain(required);
    const address = { '@type': 'PostalAddress', addressLocality: 'Hamburg' };
    expect(googleProblems({ ...data, jobLocation: { '@type': 'Place', address } })).toEqual([
      'jobLocation.address.addressCountry',
    ]);
    const area = { '@type': 'AdministrativeArea', name: 'Hamburg' };
    const remote = { ...data, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: area };
    expect(googleProblems(remote)).toEqual(['applicantLocationRequirements']);
  });
});
