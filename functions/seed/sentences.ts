import type { Company } from './data.ts';

/** The text with its first letter large. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `an Accountant`, `a UX Researcher`. */
export const withArticle = (title: string): string =>
  `${/^([AEIO]|U(?!X))/.test(title) ? 'an' : 'a'} ${title}`;

/** A task of an occupation in the words of one company. */
export const fill = (task: string, { product, users }: Company): string =>
  task.replaceAll('{product}', product).replaceAll('{users}', users);

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Small numbers in words, as running text has them. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** What a posting with AI screening says about it. */
export const SCREENING_TEXT =
  'We use software to compare applications with the requirements. A person reads and decides every application.';

/** The offers of the demo employer. */
export const OFFER_TEXT =
  'We’d like you to join us. The contract is permanent, with the pay and the work mode of the posting, 28 days of leave and a budget for learning. You would start on the first of a month of your choice within the next three months.';

/** What they saw that shows how an applicant meets a criterion, from the lowest rating to the highest. */
export const EVIDENCE = [
  'Neither the profile nor the résumé mentions it, and there was no example in the interview.',
  'Named it, but the example was a tutorial and the follow-up question stayed open.',
  'Described one project of their own with it, including what went wrong and what they changed.',
  'Shipped it in two projects, explained the trade-offs unprompted and showed the code.',
] as const;
/** What they wrote at the end, by what they recommend. */
export const SUMMARIES = {
  strong_no: 'The examples don’t show what the position needs, and the follow-up questions stayed open.',
  no: 'Friendly and curious, but two of our must-haves would have to be learned first.',
  yes: 'Solid on what we need now. I’d like to see how they work in a team.',
  strong_yes: 'Learns quickly, explains well and has done this before. I’d make an offer.',
} as const;

/** What the demo employer and a colleague wrote about applicants. */
export const NOTES = [
  'Explained the trade-offs of the last project clearly. Ask about testing in the interview.',
  'Strong portfolio. Check the earliest start date before we decide.',
  'Referred by a former colleague; same process as for everyone else.',
] as const;
