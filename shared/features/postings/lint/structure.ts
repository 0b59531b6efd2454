import type { Finding, LintedPosting, RuleText } from './finding.ts';
import { SOURCES } from './sources.ts';
import { SCREENING_NOTICE } from './text.ts';
import { checkTitle } from './title.ts';

type Check = (posting: LintedPosting) => readonly Finding[];

const finding = (field: Finding['field'], rule: RuleText): readonly Finding[] => [{ ...rule, field }];

/** Places where a posting must state its pay, by words of the location. */
const PAY_REQUIRED =
  /\b(?:california|san francisco|los angeles|san diego|san jose|palo alto|new york|nyc|brooklyn|seattle|washington|boston|massachusetts|chicago|illinois|denver|colorado|boulder|minneapolis|minnesota|new jersey|vermont|maryland|hawaii|dublin|ireland|berlin|munich|hamburg|germany|paris|france|madrid|barcelona|spain|lisbon|portugal|amsterdam|netherlands|milan|rome|italy|warsaw|poland|stockholm|sweden|vienna|austria|copenhagen|denmark|brussels|belgium)\b/i;
/** From here on a range says little; from the second on it says nothing. */
const WIDE = 2;
const ABSURD = 3;

const PAY_MISSING = {
  rule: 'pay-missing',
  message: 'The posting states no pay.',
  reason: 'Postings with a range get more and better fitting applications, and many places require it.',
  suggestion: 'Give the range that you would really pay.',
  source: `${SOURCES.payUs}; ${SOURCES.transparency}`,
} as const;

const payIsStated = ({ pay, salary }: LintedPosting): boolean =>
  (pay ?? null) !== null || /\p{Nd}/u.test(salary ?? '');

const checkPay: Check = (posting) => {
  const { type, pay, location = '', workMode } = posting;
  if (type === undefined) return [];
  if (!payIsStated(posting)) {
    if (type === 'project') return [];
    const required = PAY_REQUIRED.test(location);
    const remote = workMode === 'remote' || /\bremote\b/i.test(location);
    return finding('pay', { ...PAY_MISSING, severity: required && !remote ? 'error' : 'warning' });
  }
  if (!pay) return [];
  if (pay.max === 0)
    return type === 'project'
      ? []
      : finding('pay', {
          rule: 'unpaid-work',
          severity: 'error',
          message: 'Jobs and internships are paid.',
          reason: 'Unpaid internships are unlawful in most cases, and only some can afford them.',
          suggestion: 'State the pay, or post it as a project of a few weeks.',
          source: SOURCES.flsa,
        });
  const width = pay.max / Math.max(pay.min, 1);
  if (width <= WIDE) return [];
  return finding('pay', {
    rule: 'pay-range-wide',
    severity: width > ABSURD ? 'error' : 'warning',
    message: `The highest pay is more than ${width > ABSURD ? 'three times' : 'twice'} the lowest.`,
    reason: 'A range is what you expect to pay in good faith. A wide one tells candidates nothing.',
    suggestion: 'Narrow the range, or post two levels separately.',
    source: SOURCES.payUs,
  });
};

/** How many years of experience a level begins with and ends at (the spec's labels: entry 0–2, mid 3–5, senior 5+). */
const LEVEL_YEARS = { entry: [0, 2], mid: [1, 6], senior: [4, 40], lead: [3, 40] } as const;
/** What wording such as “seasoned” means, in years. */
const SEASONED_YEARS = 4;
const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT = `(\\d{1,2}|${NUMBER_WORDS.join('|')})`;
/** Years that a text asks for: `5+ years of experience`, `minimum 4 yrs of`, `a ten-year track record`. */
const YEARS = new RegExp(
  [
    `\\b${COUNT} ?(?:\\+|(?:-|–|to) ?\\d{1,2})? ?(?:\\+ ?)?(?:or more )?(?:years?|yrs?\\.?)['’]?(?= (?:of|in|as|with|relevant|hands-on|professional|work|exp)|(?: \\w+){0,3} experience)`,
    `\\b${COUNT}\\+ ?(?:years?|yrs?)\\b`,
    `\\b${COUNT}-year (?:track record|career|history|background)`,
  ].join('|'),
  'gi',
);
const DECADE = /\ba decade (?:of|in)\b/i;
/** Experience that nobody has who begins. */
const SEASONED =
  /\b(?:seasoned|extensive (?:prior )?experience|proven track record|led teams|several years of|many years of|leadership experience)\b/i;
/** Sentences about the company, and wishes. */
const NOT_ASKED =
  /\b(?:our|us|we|company|firm|founded|combined|is a plus|nice to have|colleagues?|mentors?|of (?:training|\w+ data))\b/i;

const toNumber = (count: string): number => {
  const index = NUMBER_WORDS.indexOf(count.toLowerCase());
  return index < 0 ? Number(count) : index + 1;
};

const yearsIn = (text: string): number[] => [
  ...[...text.matchAll(YEARS)].map(([, a, b, c]) => toNumber(a ?? b ?? c ?? '')),
  ...(DECADE.test(text) ? [10] : []),
  ...(SEASONED.test(text) ? [SEASONED_YEARS] : []),
];
/** The most years of experience that the posting asks for, in its field or its texts; undefined when it names none. */
const yearsAsked = ({ minYears, requirements = [], description = '' }: LintedPosting): number | undefined => {
  const named = [...requirements, ...description.split(/[!?\n]|\.(?= )/)]
    .filter((text) => !NOT_ASKED.test(text))
    .flatMap(yearsIn);
  const all = minYears === undefined ? named : [minYears, ...named];
  return all.length === 0 ? undefined : Math.max(...all);
};

const checkLevel: Check = (posting) => {
  const level = posting.type === 'internship' ? 'entry' : posting.experienceLevel;
  const years = yearsAsked(posting);
  if (level === undefined || years === undefined) return [];
  const [least, most] = LEVEL_YEARS[level];
  if (years <= most && (years >= least || posting.minYears === undefined)) return [];
  return finding('experienceLevel', {
    rule: 'level-contradiction',
    severity: level === 'entry' && years >= 3 ? 'error' : 'warning',
    message:
      years > most
        ? `${years} years of experience are more than ${posting.type === 'internship' ? 'an internship' : `the level “${level}”`} means.`
        : `The level “${level}” means more than ${years} years of experience.`,
    reason: 'Candidates who fit the level leave, and those who fit the years do not find the posting.',
    suggestion: 'Choose the level that fits the years, or ask for fewer years.',
    source: SOURCES.mohr,
  });
};

const MUST_HAVES = 10;
const checkMustHaves: Check = ({ requirements = [], skills = [] }) =>
  Math.max(requirements.length, skills.length) <= MUST_HAVES
    ? []
    : finding('requirements', {
        rule: 'many-must-haves',
        severity: 'warning',
        message: `More than ${MUST_HAVES} must-haves.`,
        reason: 'Many people, women more often than men, apply only when they meet nearly all of them.',
        suggestion: 'Leave what decides, and move the rest to “nice to have”.',
        source: SOURCES.mohr,
      });

const checkScreening: Check = ({ aiScreening, description = '', requirements = [] }) =>
  aiScreening !== true ||
  description === '' ||
  SCREENING_NOTICE.test([description, ...requirements].join('\n'))
    ? []
    : finding('aiScreening', {
        rule: 'screening-notice',
        severity: 'warning',
        message: 'The text does not say that software helps to sort the applications.',
        reason: 'Several laws require such a notice, and candidates may ask for a review without it.',
        suggestion:
          'Add: “We use software to compare applications with the requirements. A person reads and decides every application.”',
        source: SOURCES.screening,
      });

/** The rules about the posting as a whole, in the order in which their findings are shown. */
export const STRUCTURE_CHECKS: readonly Check[] = [
  checkTitle,
  checkPay,
  checkLevel,
  checkMustHaves,
  checkScreening,
];
