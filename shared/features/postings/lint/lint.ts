import { Memory } from '#shared/core/memory.ts';
import { AGE_RULES } from './age.ts';
import type { Finding, LintedPosting, WordingRule } from './finding.ts';
import { GENDER_RULES } from './gender.ts';
import { HEALTH_RULES } from './health.ts';
import { ORIGIN_RULES } from './origin.ts';
import { disguisedWord, SCRIPT_RULE } from './script.ts';
import { STRUCTURE_CHECKS } from './structure.ts';
import { CONTACT_RULES, UNPAID_RULE } from './text.ts';

const TEXT_FIELDS = [
  'title',
  'department',
  'description',
  'requirements',
  'benefits',
  'skills',
  'niceToHave',
  'education',
  'salary',
] as const;

const WORDING_RULES = [...AGE_RULES, ...GENDER_RULES, ...ORIGIN_RULES, ...HEALTH_RULES];

/** Sentences that promise to treat everyone alike name what must not matter. */
const EQUAL_OPPORTUNITY =
  /\b(?:regardless of|without regard to|irrespective of|no matter (?:your|what|the)|equal[- ]opportunity|(?:do|does|will|shall|may|must|can) ?n[o’']t (?:\w+ )?(?:discriminate|ask (?:for|about)|consider|matter)|discriminat\w+|all (?:ages|genders|backgrounds|nationalities|qualified applicants)|(?:any|every|all) (?:age|gender|nationality|origin|background)s?|diversity)\b/i;

/** The text as readers see it: without invisible characters inside words, and with plain letters for styled ones. */
const readable = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Sentences of a text, which lines and list marks separate as well. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"“(])|\n+|\s+[•·]\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const excerptOf = (sentence: string, { found, unless = [] }: WordingRule): string | undefined => {
  for (const pattern of found) {
    const match = pattern.exec(sentence);
    // Few sentences get as far as the exceptions.
    if (match) return unless.some((harmless) => harmless.test(sentence)) ? undefined : match[0].trim();
  }
  return undefined;
};

type Wording = Omit<Finding, 'field'>;

/** At most one finding for each rule in a sentence. */
const wordingIn = (sentence: string, rules: readonly WordingRule[]): Wording[] =>
  rules.flatMap((rule) => {
    const excerpt = excerptOf(sentence, rule);
    if (excerpt === undefined) return [];
    const { found: _found, unless: _unless, ...text } = rule;
    return [{ ...text, excerpt }];
  });

/** While a posting is written, it is checked again and again with one sentence changed: the others are known. */
const known = new Memory<readonly Wording[]>(1_000);

const lintSentence = (sentence: string, type: LintedPosting['type']): readonly Wording[] => {
  const key = `${type === 'project' ? 'project' : 'paid'} ${sentence}`;
  return (
    known.find(key) ??
    known.keep(key, [
      ...(EQUAL_OPPORTUNITY.test(sentence) ? [] : wordingIn(sentence, WORDING_RULES)),
      ...wordingIn(sentence, CONTACT_RULES),
      ...(type === 'project' ? [] : wordingIn(sentence, [UNPAID_RULE])),
    ])
  );
};

const lintText = (text: string, field: Finding['field'], type: LintedPosting['type']): Finding[] => {
  const word = disguisedWord(text.normalize('NFC'));
  const perSentence = sentencesOf(readable(text))
    .flatMap((sentence) => lintSentence(sentence, type))
    .map((wording) => ({ ...wording, field }));
  return word === undefined ? perSentence : [...perSentence, { ...SCRIPT_RULE, field, excerpt: word }];
};

const sameFinding = (a: Finding, b: Finding): boolean =>
  a.rule === b.rule && a.field === b.field && a.excerpt === b.excerpt;

/**
 * What is unfair, unclear or unlawful in a posting, errors first. Pure: the same in the browser while writing and in the
 * API. Cost grows with the length of the texts, which the posting's schema bounds.
 */
export const lintPosting = (posting: LintedPosting): Finding[] => {
  const texts = TEXT_FIELDS.flatMap((field) => {
    const value = posting[field];
    const list = typeof value === 'string' ? [value] : (value ?? []);
    return list.flatMap((text) => lintText(text, field, posting.type));
  });
  const all = [...STRUCTURE_CHECKS.flatMap((check) => check(posting)), ...texts];
  return all
    .filter((finding, index) => all.findIndex((other) => sameFinding(finding, other)) === index)
    .toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
};
