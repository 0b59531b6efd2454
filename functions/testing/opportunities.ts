import fc from 'fast-check';
import { newId } from '#functions/core/ids.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { OPPORTUNITY_TYPES, WORK_MODES } from '#shared/core/opportunity-choices.ts';
import { searchedPlace } from '#shared/core/places/place.ts';
import type { OpportunityQuery } from '#shared/features/opportunities/query.ts';
import type { Opportunity, OpportunitySummary } from '#shared/features/opportunities/routes.ts';

/** A skill that no other test's opportunities ask for. Digits at the end of a name are a version, which matching leaves out. */
export const newSkill = (): string => `skill x${newId().slice(0, 8)}x`;

const SKILLS = ['React', 'Node.js', 'C++', 'C#', 'UI/UX Design', 'Machine Learning', 'Go'];
const PLACES = ['Remote', 'Boston', 'Zürich', 'New York', 'São Paulo #2', '100% remote'];
const TITLES = [
  'Engineer',
  'Engineering',
  'Entwickler',
  'C++',
  'Node',
  'Ünïcode',
  '.NET',
  'R&D',
  'Designer',
  'C',
];
const COMPANIES = ['Engine House', 'Ben & Söhne', 'node.works', 'Café Crème', 'C-Suite', 'Ångström Labs'];

/** The words of a random search: whole words, beginnings of some, and what nothing begins with. */
const QUERIES = [
  'e',
  'en',
  'eng',
  'engineer',
  'c',
  'c++',
  'c#',
  'node',
  'node.js',
  'no',
  'ux',
  'ui/ux',
  'r&d',
].concat(['ångström', 'soehne', 'SÖHNE', 'cre', '.net', 'unicode', 'de', 'des', 'zzz', 'learning', '!!!']);

const moment = fc
  .integer({ min: Date.parse('2025-01-01'), max: Date.parse('2026-06-01') })
  .map((ms) => new Date(ms).toISOString());

/** A random opportunity out of few words, places and skills, so that searches find some of them. */
export const anyOpportunity: fc.Arbitrary<Opportunity> = fc
  .record(
    {
      id: fc.uuid(),
      type: fc.constantFrom(...OPPORTUNITY_TYPES),
      title: fc
        .array(fc.constantFrom(...TITLES), { minLength: 1, maxLength: 4 })
        .map((words) => words.join(' ')),
      company: fc.constantFrom(...COMPANIES),
      location: fc.constantFrom(...PLACES),
      // Some are found by their city, whatever their text says.
      place: fc.constantFrom(
        null,
        { city: 'Boston', region: 'Massachusetts', countryCode: 'US' },
        { city: '', region: '', countryCode: 'DE' },
      ),
      workMode: fc.constantFrom(...WORK_MODES),
      skills: fc.uniqueArray(fc.constantFrom(...SKILLS), { maxLength: 5 }),
      postedAt: moment,
      deadline: fc.constantFrom('2020-01-01', '2999-12-31', '2999-12-31', '2999-12-31'),
      status: fc.constantFrom('open', 'open', 'open', 'paused', 'closed'),
    },
    { noNullPrototype: true },
  )
  .map(someOpportunity);

/** Random filters, as the query string of a request. */
export const anyFilters: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    type: fc.constantFrom(...OPPORTUNITY_TYPES),
    location: fc.constantFrom(...PLACES, 'boston', 'ZÜRICH', 'Nowhere'),
    skills: fc
      .uniqueArray(fc.constantFrom(...SKILLS, 'react', 'Cobol'), { maxLength: 3 })
      .map((all) => all.join(',')),
    q: fc.array(fc.constantFrom(...QUERIES), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Folding as the reference does it: apart from the tokeniser that it checks, and for the letters used here. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** The words of a text to their end, wherever one begins: at a letter or digit after none, or at its leading dot. */
const beginnings = (text: string): string[] =>
  plain(text)
    .split(' ')
    .flatMap((chunk) =>
      [...chunk].flatMap((sign, i) => {
        const before = i > 0 ? /[a-z0-9]/.test(chunk[i - 1] ?? '') : false;
        const opens = /[a-z0-9]/.test(sign) || (sign === '.' && /[a-z0-9]/.test(chunk[i + 1] ?? ''));
        return opens && !before ? [chunk.slice(i)] : [];
      }),
    );

/** What a search has to find, one opportunity at a time, with none of the code that makes it fast. */
export const naivelyMatches = (
  query: Partial<Record<keyof OpportunityQuery, string>>,
  day: string,
): ((opportunity: Opportunity) => boolean) => {
  const skills = (query.skills ?? '').toLowerCase().split(',').filter(Boolean);
  const words = (query.q ?? '').split(' ').filter(Boolean).map(plain);
  const readable = words.filter((word) => /[a-z0-9]/.test(word));
  return (one) =>
    one.status === 'open' &&
    one.deadline >= day &&
    (!query.type || one.type === query.type) &&
    (!query.location || searchedPlace(one).toLowerCase() === query.location.toLowerCase()) &&
    skills.every((skill) => one.skills.some((own) => own.toLowerCase() === skill)) &&
    (words.length === 0 || readable.length > 0) &&
    readable.every((word) =>
      beginnings([one.title, one.company, ...one.skills].join(' ')).some((own) => own.startsWith(word)),
    );
};

/** Ids in an order to compare sets by. */
export const idsOf = (items: readonly Pick<OpportunitySummary, 'id'>[]): string[] =>
  items.map(({ id }) => id).sort();
