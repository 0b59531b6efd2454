import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pay } from '#shared/core/pay-schema.ts';
import { placeText } from '#shared/core/places/place.ts';
import { type PostingFields, postingFieldsSchema } from '#shared/features/postings/fields.ts';
import { lintPosting } from '#shared/features/postings/lint/lint.ts';
import { lintedPosting } from '#shared/features/postings/rules.ts';
import { suggestionsFor } from './components/SkillsField.tsx';
import { publishSchema } from './editorRules.ts';
import { previewOf } from './preview.ts';
import { TEMPLATES } from './templates.ts';
import { copyOf, fieldsOf, newValues, type PostingValues, pointsIn, unreadIn, valuesOf } from './values.ts';

const TODAY = '2026-11-22';
const errorsOf = (values: ReturnType<typeof newValues>, role: 'employer' | 'alumni' = 'employer') => {
  const { error } = publishSchema(role, role === 'employer' ? 'Harbour & Co' : undefined, TODAY).safeParse(
    values,
  );
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

test('a stored posting comes back from its form as it was', () => {
  const text = fc.string({ maxLength: 40 });
  const fields = fc.record({
    title: text,
    description: text,
    location: text,
    requirements: fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { maxLength: 5 }),
    minYears: fc.option(fc.nat(40)),
    workMode: fc.constantFrom('onsite' as const, 'remote' as const),
    pay: fc.option(
      fc.record({
        min: fc.nat(100_000).map((cents) => cents / 100),
        max: fc.nat(100_000).map((cents) => cents / 100),
        currency: fc.constantFrom('USD' as const, 'EUR' as const),
        period: fc.constantFrom('year' as const, 'hour' as const),
      }),
    ),
  });
  fc.assert(
    fc.property(fields, (given) => {
      const stored = postingFieldsSchema.parse({ ...given, aiScreening: false });
      expect(fieldsOf(valuesOf(stored, 'employer'))).toEqual(stored);
    }),
  );
});

test('the place comes back from its form as it was, and what is typed is kept', () => {
  const place = fc.record({
    city: fc.constantFrom('', 'Hamburg', 'Springfield'),
    region: fc.constantFrom('', 'Hamburg'),
    countryCode: fc.constantFrom('DE', 'US'),
  });
  fc.assert(
    fc.property(
      place,
      fc.constantFrom<PostingFields['applicantsFrom'][]>(null, 'anywhere', ['DE', 'CH']),
      (one, from) => {
        const stored = postingFieldsSchema.parse({
          workMode: 'remote',
          place: one,
          location: placeText(one),
          applicantsFrom: from,
          aiScreening: false,
        });
        expect(fieldsOf(valuesOf(stored, 'employer'))).toEqual(stored);
      },
    ),
  );
  const typed = (given: Partial<PostingValues>) => fieldsOf({ ...newValues('employer'), ...given });
  expect(typed({ location: 'Hamburg', countryCode: 'DE' })).toMatchObject({
    location: 'Hamburg, Germany',
    place: { city: 'Hamburg', region: '', countryCode: 'DE' },
  });
  expect(typed({ location: 'Hamburg, germany', countryCode: 'DE' }).location).toBe('Hamburg, Germany');
  // Without a country the words go to the API, which reads them where they are certain.
  expect(typed({ location: 'Springfield', region: 'Georgia' })).toMatchObject({
    location: 'Springfield, Georgia',
    place: null,
  });
  // Words that we made of what was chosen are not the author’s.
  const remote = { workMode: 'remote', location: 'Remote, Germany', applicantsFrom: ['DE'] };
  expect(valuesOf(postingFieldsSchema.parse(remote), 'employer')).toMatchObject({
    location: '',
    applicantsFrom: 'countries',
    applicantCountries: ['DE'],
  });
});

test('remote work asks where applicants may live', () => {
  const remote = { ...newValues('employer'), workMode: 'remote' as const };
  expect(errorsOf(remote).applicantsFrom).toBe('Choose where applicants may live');
  // The choice is a change, although the API gets nothing of it yet: the list of countries opens with it.
  expect([unreadIn(remote), unreadIn({ ...remote, applicantsFrom: 'countries' })]).toEqual([
    [],
    ['countries'],
  ]);
  expect(errorsOf({ ...remote, applicantsFrom: 'countries' }).applicantsFrom).toBe(
    'Choose at least one country',
  );
  for (const answer of [
    { applicantsFrom: 'anywhere' as const },
    { applicantsFrom: 'countries' as const, applicantCountries: ['DE'] },
  ])
    expect(errorsOf({ ...remote, ...answer })).not.toHaveProperty('applicantsFrom');
  expect(errorsOf({ ...remote, workMode: 'onsite' })).not.toHaveProperty('applicantsFrom');
});

test('numbers are read as they are typed in any country, and what is none or unclear is asked and not sent', () => {
  const values = { ...newValues('employer'), payCurrency: 'EUR', payPeriod: 'hour' } as const;
  const range = { ...values, payMin: '17,50', payMax: '19,50', minYears: '٣', openings: '２' };
  expect(fieldsOf(range)).toMatchObject({
    pay: { min: 17.5, max: 19.5, currency: 'EUR', period: 'hour' },
    minYears: 3,
    openings: 2,
  });
  const pounds = { ...range, payCurrency: 'GBP', payMin: '12.21', payMax: '13' } as const;
  expect(previewOf(pounds, undefined, new Date(`${TODAY}T10:00:00Z`)).salary).toBe('£12.21 – £13 an hour');
  // One amount alone would say something else.
  for (const payMin of ['1.234', '$17.50', 'ninety', '-3', '1e9']) {
    const unclear = { ...range, payMin };
    expect([payMin, fieldsOf(unclear).pay, unreadIn(unclear)]).toEqual([payMin, null, [`payMin ${payMin}`]]);
    expect(errorsOf(unclear)).toHaveProperty('payMin');
  }
  expect(errorsOf({ ...values, minYears: '2.5' }).minYears).toMatch(/whole number/);
  expect(unreadIn({ ...range, minYears: '2.5' })).toEqual(['2.5']);
});

test('alumni have one text for the pay, which is asked about until it is clear', () => {
  const posting = (pay: Pay | null, salary: string) => ({ ...postingFieldsSchema.parse({ salary }), pay });
  const dollars = { min: 30, max: 40, currency: 'USD', period: 'hour' } as const;
  const salaryOf = (of: ReturnType<typeof posting>) => valuesOf(of, 'alumni').salary;
  expect(salaryOf(posting(dollars, '$30 – $40 an hour'))).toBe('US$30 – US$40 an hour');
  expect(salaryOf(posting(dollars, 'US$30–40/h plus tips'))).toBe('US$30–40/h plus tips');
  expect(salaryOf(posting(null, 'Pay not stated'))).toBe('');
  const asked = (salary: string) => errorsOf({ ...newValues('alumni'), salary }, 'alumni').salary;
  expect(asked('$60,000 a year')).toMatch(/currency/);
  expect(asked('1.234 € an hour')).toMatch(/amount/);
  for (const clear of ['', 'Competitive', '£14 an hour', 'US$60k a year'])
    expect(asked(clear)).toBeUndefined();
});

test('lines become points, without the marks of a list', () => {
  expect(pointsIn('- One\n\n• Two \n3. Three\nOne')).toEqual(['One', 'Two', 'Three']);
});

test('what is required is asked for by name', () => {
  expect(Object.keys(errorsOf(newValues('employer'))).sort()).toEqual([
    'description',
    'employmentType',
    'requirements',
    'title',
  ]);
  expect(Object.keys(errorsOf(newValues('alumni'), 'alumni')).sort()).toEqual([
    'company',
    'description',
    'employmentType',
    'howToApply',
    'title',
  ]);
  const half = { ...newValues('employer'), payMin: '100' };
  expect(errorsOf(half).payMax).toBe('Enter the maximum');
  expect(errorsOf({ ...half, payMax: '50' }).payMax).toMatch(/less than the minimum/);
});

test('the templates of the spec can be published, and the linter has nothing to say but of the pay', () => {
  expect(TEMPLATES.map(({ title }) => title)).toEqual([
    'Software Engineer - Frontend',
    'Data Science Intern',
    'Backend Developer',
  ]);
  for (const { title, values } of TEMPLATES) {
    expect(errorsOf(values), title).toEqual({});
    const found = lintPosting(lintedPosting(fieldsOf(values))).map(({ rule }) => rule);
    expect(found, title).toEqual(['pay-missing']);
  }
});

test('a copy leaves out the dates', () => {
  const posting = postingFieldsSchema.parse({
    title: 'Baker',
    deadline: '2026-12-01',
    replyBy: '2026-12-05',
  });
  expect(copyOf(posting, 'employer')).toMatchObject({ title: 'Baker', deadline: '', replyBy: '' });
});

test('at most ten suggestions, none of them chosen', () => {
  expect(suggestionsFor([])).toHaveLength(10);
  expect(suggestionsFor(['javascript'])).not.toContain('JavaScript');
  expect(suggestionsFor(['javascript'])).toContain('Data Analysis');
});
