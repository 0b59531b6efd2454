import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

const counted = (amount: number | bigint, origin: string) =>
  origin === 'string' ? `${amount} characters` : origin === 'array' ? `${amount} entries` : String(amount);

/**
 * What is wrong with a field, in a person's words, where the schema itself does not say it better: zod's own sentences
 * are for programmers. Give it as `error` to a parse.
 */
export const issueText = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required' : 'This value isn’t valid';
    case 'too_big':
      return `At most ${counted(issue.maximum, issue.origin)}`;
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number'
        ? 'This is required'
        : `At least ${counted(issue.minimum, issue.origin)}`;
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
