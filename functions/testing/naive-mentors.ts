import fc from 'fast-check';
import type { Filters } from '#functions/parts/mentors/catalog/question.ts';
import type { StoredMentor } from '#functions/parts/mentors/repository.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { GUIDE_COUNTRIES } from '#shared/features/guides/fact.ts';
import { CONDUCT_VERSION, MENTOR_TYPES } from '#shared/features/mentors/rules.ts';

/** What the directory has to answer, looked at one mentor at a time: apart from the code that it checks. */

/** The moment at which the directory is asked. */
export const ASKED_AT = new Date('2026-06-01T08:00:00Z');

const INDUSTRIES = ['Software Development', 'Finance & Banking', 'Design', 'software development'];
const EXPERTISE = ['React', 'react', 'SQL', 'Machine Learning', 'Node.js', 'UI/UX Design', 'Négociation'];
const LANGUAGES = ['English', 'german', 'German', 'Hindi'];
const NAMES = ['Ada', 'Zoë', 'Björn', 'Li', 'Ada-Maria'];

/** Times of half an hour around the moment. */
const anyTimes = fc
  .uniqueArray(fc.integer({ min: -4, max: 200 }), { maxLength: 12 })
  .map((halves) =>
    halves
      .toSorted((one, other) => one - other)
      .map((half) => new Date(ASKED_AT.getTime() + half * (HOUR_MS / 2)).toISOString()),
  );

/** A random mentor, listed or not. */
export const anyMentor: fc.Arbitrary<StoredMentor> = fc.record({
  userId: fc.uuid(),
  role: fc.constantFrom('mentor', 'alumni'),
  active: fc.constantFrom(true, true, true, false),
  person: fc.record({
    firstName: fc.constantFrom(...NAMES),
    lastName: fc.constantFrom('Byron', 'O’Neill', 'van Dijk'),
    position: fc.constantFrom('', 'Engineer'),
    company: fc.constantFrom('', 'Harbour & Co'),
    university: fc.constantFrom('', 'Leiden', 'leiden'),
  }),
  pausedBy: fc.constantFrom(undefined, undefined, undefined, 'mentor', 'unanswered'),
  approval: fc.constantFrom('approved', 'approved', 'approved', 'waiting', 'rejected'),
  since: fc.constant('2026-01-01T00:00:00.000Z'),
  approvedForMinors: fc.boolean(),
  used: fc.integer({ min: 0, max: 2 }),
  places: fc.integer({ min: 0, max: 6 }),
  type: fc.constantFrom(...MENTOR_TYPES),
  expertise: fc.uniqueArray(fc.constantFrom(...EXPERTISE), { minLength: 1, maxLength: 4 }),
  industry: fc.constantFrom(...INDUSTRIES),
  languages: fc.uniqueArray(fc.constantFrom(...LANGUAGES), { minLength: 1, maxLength: 3 }),
  studiedIn: fc.uniqueArray(fc.constantFrom(...GUIDE_COUNTRIES)),
  about: fc.constantFrom('', 'How to find the first job in Zürich.'),
  conductVersion: fc.constantFrom(CONDUCT_VERSION, CONDUCT_VERSION, 0),
  freeTimes: anyTimes,
  noticeHours: fc.constantFrom(0, 1, 12),
  answerMinutes: fc.array(fc.integer({ min: 0, max: 4320 }), { maxLength: 5 }),
  sessionsHeld: fc.integer({ min: 0, max: 9 }),
  unanswered: fc.constant([]),
  version: fc.constant(1),
  revision: fc.integer({ min: 1, max: 9 }),
  createdAt: fc.constant('2026-01-01T00:00:00.000Z'),
});

const FILTERS = {
  q: fc.constantFrom('ada', 'ADA byron', 'rea', 'ux', 'zurich', 'zoe', 'neill', 'byr', 'nobody', '!'),
  expertise: fc.constantFrom('React', 'sql', 'machine learning', 'nothing'),
  industry: fc.constantFrom('Software development', 'design', 'nothing'),
  type: fc.constantFrom(...MENTOR_TYPES),
  language: fc.constantFrom('German', 'english', 'Latin'),
  studiedIn: fc.constantFrom(...GUIDE_COUNTRIES),
  freeBy: fc.constantFrom('2026-05-31', '2026-06-01', '2026-06-03', '2027-01-01'),
};

/** Random filters of a search. Half of the time one alone: few mentors answer several, so that one without effect would be missed. */
export const anyFilters: fc.Arbitrary<Filters> = fc.oneof(
  fc.record(FILTERS, { requiredKeys: [] }),
  fc.oneof(...Object.entries(FILTERS).map(([name, values]) => fc.record({ [name]: values }))),
);

const same = (one: string, other: string | undefined): boolean =>
  other === undefined || one.toLowerCase() === other.toLowerCase();

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word of a query begins a word of a text, where a word may begin after any sign. */
const hasWords = (text: string, q: string): boolean => {
  const words = plain(q).match(/[\p{L}\p{N}]+/gu) ?? [];
  const begins = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(plain(text));
  return words.length > 0 && words.every(begins);
};

/** The first time of a mentor that can be booked, in milliseconds since 1970; undefined for none. */
export const firstFree = ({ freeTimes, noticeHours }: StoredMentor): number | undefined =>
  freeTimes
    .map((time) => Date.parse(time))
    .sort((one, other) => one - other)
    .find((time) => time - noticeHours * HOUR_MS >= ASKED_AT.getTime());

/** Whether a mentor answers a search. */
export const isAnswer = (mentor: StoredMentor, filters: Filters, forMinors: boolean): boolean => {
  const { person, expertise, languages, studiedIn, industry } = mentor;
  const free = firstFree(mentor);
  const listed =
    mentor.active &&
    mentor.approval === 'approved' &&
    mentor.conductVersion === CONDUCT_VERSION &&
    mentor.pausedBy === undefined &&
    mentor.used < mentor.places;
  if (!listed || free === undefined || (forMinors && !mentor.approvedForMinors)) return false;
  const text = [person.firstName, person.lastName, industry, ...expertise, mentor.about].join(' ');
  return (
    (filters.q === undefined || hasWords(text, filters.q)) &&
    same(industry, filters.industry) &&
    same(mentor.type, filters.type) &&
    expertise.some((one) => same(one, filters.expertise)) &&
    languages.some((one) => same(one, filters.language)) &&
    (filters.studiedIn === undefined || studiedIn.some((one) => one === filters.studiedIn)) &&
    (filters.freeBy === undefined || free < Date.parse(filters.freeBy) + DAY_MS)
  );
};
