import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postingFieldsSchema } from '#shared/features/posting-fields.ts';
import { lintPosting } from '#shared/features/posting-lint/lint.ts';
import { lintedPosting } from '#shared/features/posting-rules.ts';
import { suggestionsFor, withSkills } from './components/SkillsField.tsx';
import { publishSchema } from './rules.ts';
import { TEMPLATES } from './templates.ts';
import { copyOf, fieldsOf, newValues, pointsIn, valuesOf, wholeNumberIn } from './values.ts';

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
    pay: fc.option(
      fc.record({
        min: fc.nat(1000),
        max: fc.nat(1000),
        currency: fc.constantFrom('USD' as const, 'EUR' as const),
        period: fc.constantFrom('year' as const, 'hour' as const),
      }),
    ),
  });
  fc.assert(
    fc.property(fields, (given) => {
      const stored = postingFieldsSchema.parse({ ...given, aiScreening: false });
      expect(fieldsOf(valuesOf(stored))).toEqual(stored);
    }),
  );
});

test('numbers are read as people type them', () => {
  expect(['90000', '90,000', ' $90k ', '90 000', ''].map(wholeNumberIn)).toEqual([
    90_000,
    90_000,
    90_000,
    90_000,
    undefined,
  ]);
  for (const typed of ['ninety', '12.5', '-3', '1e9']) expect(wholeNumberIn(typed)).toBeNaN();
  expect(errorsOf({ ...newValues('employer'), payMin: Number.NaN }).payMin).toMatch(/whole number/);
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
  const half = { ...newValues('employer'), payMin: 100 };
  expect(errorsOf(half).payMax).toBe('Enter the maximum');
  expect(errorsOf({ ...half, payMax: 50 }).payMax).toMatch(/less than the minimum/);
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
  expect(copyOf(posting)).toMatchObject({ title: 'Baker', deadline: '', replyBy: '' });
});

test('at most ten suggestions, none of them chosen, and at most ten skills', () => {
  expect(suggestionsFor([])).toHaveLength(10);
  expect(suggestionsFor(['javascript'])).not.toContain('JavaScript');
  expect(suggestionsFor(['javascript'])).toContain('Data Analysis');
  expect(withSkills(['React'], 'react, Go,  Rust  ,')).toEqual(['React', 'Go', 'Rust']);
  expect(withSkills([], 'a,b,c,d,e,f,g,h,i,j,k,l')).toHaveLength(10);
});
