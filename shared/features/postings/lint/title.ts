import type { Finding, LintedPosting, RuleText } from './finding.ts';
import { SOURCES } from './sources.ts';

const SENIOR_TITLE =
  /\b(?:senior|sr\.?|lead|principal|staff|head of|chief|director|vice president|vp|c[etfo]o)\b/i;
const INFLATED =
  /\b(?:ninjas?|rock ?stars?|gurus?|wizards?|unicorns?|superstars?|super heroes|superheroe?s?|jedis?|hackers? wanted|happiness (?:officer|manager)|world-class|visionar(?:y|ies)|10x)\b/i;
const VAGUE =
  /^(?:various|multiple|several|different|all|other|open|general|misc\w*)\b.*\b(?:positions?|roles?|jobs?|openings?|opportunit(?:y|ies))\b|\b(?:hiring (?:now|immediately|asap)|apply (?:now|today|asap)|work from home|earn (?:up to|money|\$)|easy money|make money|urgent(?:ly)?(?: hiring)?|immediate start|no experience needed|great opportunity|amazing (?:job|opportunity)|dream job|join (?:us|our team)|\$\$+)\b|^(?:job|jobs|work|worker|employee|staff|position|vacancy|opening|opportunity|intern|internship|project|help wanted|person|anything)$|!{1,}|[\p{Extended_Pictographic}]/iu;

const TITLE_RULES = {
  inflated: {
    rule: 'title-inflated',
    severity: 'warning',
    message: 'The title is inflated.',
    reason: 'Nobody searches for it, and many do not feel meant.',
    suggestion: 'Use the name that the profession has: “Software Engineer”, “Data Analyst”.',
    source: SOURCES.gaucher,
  },
  vague: {
    rule: 'title-vague',
    severity: 'warning',
    message: 'The title does not name the work.',
    reason: 'Candidates find postings by the name of the work, and skip advertising.',
    suggestion: 'Name the profession and, if it helps, the field: “Accountant, Payroll”.',
    source: SOURCES.fairness,
  },
  senior: {
    rule: 'level-contradiction',
    severity: 'warning',
    message: 'The title contradicts the level of the posting.',
    reason: 'Candidates who fit the level do not apply for such a title.',
    suggestion: 'Choose the level that fits the title, or a title that fits the level.',
    source: SOURCES.fairness,
  },
} as const satisfies Record<string, RuleText>;

/** Findings about a posting's title: inflated, vague, or above the level that the posting has. */
export const checkTitle = (posting: LintedPosting): readonly Finding[] => {
  const title = posting.title?.trim() ?? '';
  const shouting = title.length > 6 && /\p{Lu}{3}/u.test(title) && !/\p{Ll}/u.test(title);
  const junior = posting.experienceLevel === 'entry' || posting.type === 'internship';
  const excerpts = {
    inflated: INFLATED.exec(title)?.[0],
    vague: VAGUE.exec(title)?.[0] ?? (shouting ? title : undefined),
    senior: junior ? SENIOR_TITLE.exec(title)?.[0] : undefined,
  };
  return (['inflated', 'vague', 'senior'] as const).flatMap((kind) => {
    const excerpt = excerpts[kind];
    return excerpt === undefined ? [] : [{ ...TITLE_RULES[kind], field: 'title', excerpt } as const];
  });
};
