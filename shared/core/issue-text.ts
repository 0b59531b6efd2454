import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

const counted = (amount: number | bigint, origin: string) =>
  origin === 'string' ? `${amount} characters` : origin === 'array' ? `${amount} entries` : String(amount);

/** What a value has to be, as people call it. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const mustBe = (expected: string): string => {
  const type = TYPES[expected];
  return type === undefined ? 'This value isn’t valid' : `This must be ${type}`;
};

/**
 * What is wrong with a field, in a person's words, where the schema itself does not say it better: zod's own sentences
 * are for programmers. Give it as `error` to a parse.
 */
export const issueText = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required' : mustBe(issue.expected);
    case 'too_big':
      return `At most ${counted(issue.maximum, issue.origin)}`;
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number'
        ? 'This is required'
        : `At least ${counted(issue.minimum, issue.origin)}`;
    case 'not_multiple_of':
      return `In steps of ${issue.divisor}`;
    case 'invalid_value':
      return issue.values.length <= 12
        ? `Choose one of: ${issue.values.join(', ')}`
        : 'Choose one from the list';
    case 'invalid_format':
      return issue.format === 'date' ? 'Enter a date as YYYY-MM-DD' : 'This value isn’t valid';
    default:
      return 'This value isn’t valid';
  }
};
