import type { Finding } from '#shared/features/authoring/schema.ts';
import { type At, warning } from './places.ts';

/*
 * Wording that leaves out some of those who learn. The rules for postings ask whom an employer wants, and would find the people in a
 * course’s examples; these are from the lists for technical writing (developers.google.com/style/inclusive-documentation,
 * learn.microsoft.com/style-guide/bias-free-communication). One word for all of a kind is enough, so each rule is found once.
 */
const RULES: readonly (readonly [found: RegExp, advice: string])[] = [
  [/\b(?:guys|dudes)\b/i, 'Say “everyone” or “people”.'],
  [
    /\b(?:manpower|man-(?:hours?|days?)|mankind|(?:middle|fore|sales|chair)m[ae]n|manned)\b/i,
    'Use a word for everyone, such as “staff”, “person-hours”, “chair”.',
  ],
  [/\bhe or she\b|\bhis or her\b|\bs\/he\b|\bhe\/she\b/i, 'Say “they” and “their”.'],
  [/\b(?:black|white)[- ]?list(?:s|ed|ing)?\b/i, 'Say “blocklist” or “allowlist”.'],
  [
    /\bmaster[/ -]slaves?\b|\bslave (?:nodes?|servers?|processes|databases?)\b/i,
    'Say “primary” and “replica”.',
  ],
  [/\bsanity[- ](?:checks?|tests?)\b/i, 'Say “quick check”.'],
  [/\b(?:insane|lame|dumb|stupid|retarded)\b/i, 'Say what you mean by it: “surprising”, “slow”, “wrong”.'],
  [/\bdummy (?:data|values?|texts?|accounts?|files?)\b/i, 'Say “sample” or “placeholder”.'],
  [/\bgrandfather(?:ed|ing)?\b/i, 'Say “exempt” or “older”.'],
  [/\bnative speakers?\b/i, 'Say how well: “fluent in English”, “German at C1”.'],
  [
    /\b(?:obviously|trivial(?:ly)?|needless to say|as everyone knows|even a child|any beginner)\b/i,
    'What is obvious to you is new to those who learn it. Leave it out.',
  ],
];

/** Warnings about words that leave people out. */
export const wordingFindings = (at: At, text: string): Finding[] =>
  RULES.flatMap(([found, advice]) => {
    const word = found.exec(text)?.[0];
    return word === undefined ? [] : [warning(at, `“${word}” leaves people out. ${advice}`)];
  });
