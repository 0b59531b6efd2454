import * as z from 'zod';
import type { Role } from '#shared/core/contract.ts';
import { wholeNumberIn } from '#shared/core/typed-numbers.ts';
import { postingFieldsSchema } from '#shared/features/postings/fields.ts';
import { postingProblems } from '#shared/features/postings/rules.ts';
import { amountProblem } from './payValues.ts';
import { fieldsOf, NUMBERS, type PostingValues } from './values.ts';

/** The fields of the form for paths of the payload that have another name or place there. */
const FIELDS: Readonly<Record<string, keyof PostingValues>> = {
  pay: 'payMin',
  place: 'location',
  'place.region': 'region',
  'place.countryCode': 'countryCode',
  'pay.min': 'payMin',
  'pay.max': 'payMax',
  'pay.currency': 'payCurrency',
  'pay.period': 'payPeriod',
};

/** The field of the form that a path of the payload belongs to: `requirements.3` is a line of `requirements`. */
export const formField = (path: string): string => FIELDS[path] ?? path.split('.')[0] ?? path;

/** What keeps the values from being published, by field of the form, in the words of the API. */
const problemsOf = (values: PostingValues, role: Role, today: string): Record<string, string> => {
  const problems: Record<string, string> = {};
  for (const name of NUMBERS)
    if (Number.isNaN(wholeNumberIn(values[name]))) problems[name] = 'Enter a whole number, such as 3';
  for (const name of ['payMin', 'payMax'] as const) {
    const problem = amountProblem(values, name);
    if (problem) problems[name] = problem;
  }
  const parsed = postingFieldsSchema.safeParse(fieldsOf(values));
  const found = parsed.success
    ? Object.entries(postingProblems(parsed.data, role, today))
    : parsed.error.issues.map(({ path, message }): [string, string] => [path.join('.'), message]);
  for (const [path, message] of found) problems[formField(path)] ??= message;
  if (values.workMode === 'remote' && fieldsOf(values).applicantsFrom === null)
    problems.applicantsFrom =
      values.applicantsFrom === 'countries'
        ? 'Choose at least one country'
        : 'Choose where applicants may live';
  // Only one of the two was typed.
  if (values.payMin !== '' && values.payMax === '') problems.payMax = 'Enter the maximum';
  return problems;
};

/** The rules for publishing, as the form checks them. `company` is the employer’s, which has no field. */
export const publishSchema = (role: Role, company: string | undefined, today: string) =>
  z.custom<PostingValues>().superRefine((typed, context) => {
    const values = company === undefined ? typed : { ...typed, company };
    for (const [field, message] of Object.entries(problemsOf(values, role, today)))
      context.addIssue({ code: 'custom', path: [field], message });
  });
