import type { Company, Occupation, Place, ProjectIdea } from './data.ts';
import { type Level, requiredExperience } from './levels.ts';
import { regionOf } from './pay.ts';
import type { Random } from './random.ts';

const RIGHT_TO_WORK = {
  us: 'Authorised to work in the United States',
  uk: 'The right to work in the United Kingdom',
  eu: 'The right to work in the European Union',
} as const;

/** What a job asks for. */
export const jobRequirements = (
  random: Random,
  occupation: Occupation,
  company: Company,
  place: Place,
  level: Level,
): string[] => [
  requiredExperience(random, level),
  ...random.sample(occupation.requirements, random.between(2, 3)),
  ...(random.chance(0.4) ? [RIGHT_TO_WORK[regionOf(company, place)]] : []),
];

const STUDENTS = [
  'Enrolled in a degree or an apprenticeship, or finished within the last year',
  'A student of any subject; what you have tried on your own counts more',
  'In your second year or later, or on your way into this field from another',
];

/** What an internship asks for. */
export const internRequirements = (random: Random, occupation: Occupation): string[] => [
  random.pick(STUDENTS),
  ...random.sample(occupation.requirements, random.between(1, 2)),
  random.pick([
    'You ask for help after an hour, not after a day',
    'You like to explain what you have learned',
    'You are glad of feedback and give it kindly',
  ]),
];

/** What a project asks for. */
export const projectRequirements = (random: Random, idea: ProjectIdea, company: Company): string[] => {
  const [first, second] = idea.skills;
  return [
    `Some practice in ${first}${second ? ` and ${second}` : ''}, from a course or a project of your own`,
    `About ${random.between(6, 12)} hours a week for ${idea.weeks} weeks`,
    random.pick([
      `Curiosity about ${company.users}`,
      'You finish what you begin, or say early that you cannot',
      'Notes that the next person can follow',
    ]),
  ];
};

/** Each with what a perk would be about that says the same. */
const CUSTOMARY = {
  us: [
    ['Health, dental and vision insurance', /health|medical|insurance/i],
    ['401(k) with a 4 % match', /401|retirement/i],
    ['Twenty days of paid leave', /days off|leave|week of/i],
  ],
  uk: [
    ['Pension with 6 % from us', /pension/i],
    ['Twenty-six days of holiday and the bank holidays', /holiday|days off/i],
  ],
  eu: [
    ['Thirty days of holiday', /holiday|days off/i],
    ['A share of your pension paid', /pension/i],
  ],
} as const;

/** What a job or internship offers beside pay: the company's own perks, and what is customary in the place. */
export const benefitsOf = (random: Random, company: Company, place: Place): string[] => {
  const customary = CUSTOMARY[regionOf(company, place)]
    .filter(([, same]) => !company.perks.some((perk) => same.test(perk)))
    .map(([benefit]) => benefit);
  return [...company.perks, ...random.sample(customary, 2)];
};

/** What a project offers beside its sum. */
export const projectBenefits = (random: Random): string[] => [
  'A mentor who has an hour a week for you',
  ...random.sample(
    [
      'A reference that says what you did',
      'Your name on what is published',
      'The right to show the work in your portfolio',
      'Counts towards your degree where your university agrees',
      'A day at our place, travel paid',
    ],
    2,
  ),
];
