import { inOneLine } from '#shared/core/isolation.ts';
import { GUIDE_COUNTRIES_IN_SENTENCES, type GuideCountry } from '#shared/features/guides/fact.ts';
import type { MentorSummary } from '#shared/features/mentors/schema.ts';

export const NOT_ENOUGH = 'Not enough yet';

const HOUR = 60;
/** From so many hours on, a time is said in days. */
const DAYS_FROM = 48;

/** How long half of a mentor's answers took at most: `Within 5 hours`. */
export const answerTimeInWords = (minutes: number | null): string => {
  if (minutes === null) return NOT_ENOUGH;
  const hours = Math.max(1, Math.ceil(minutes / HOUR));
  if (hours === 1) return 'Within an hour';
  return hours < DAYS_FROM ? `Within ${hours} hours` : `Within ${Math.ceil(hours / 24)} days`;
};

/** Answer time and sessions in a line, for the rows of the directory. */
export const recordInWords = ({
  answerMinutes,
  sessionsHeld,
}: Pick<MentorSummary, 'answerMinutes' | 'sessionsHeld'>): string => {
  if (answerMinutes === null && sessionsHeld === null)
    return `Answers and sessions: ${NOT_ENOUGH.toLowerCase()}`;
  const sessions =
    sessionsHeld === null ? `sessions: ${NOT_ENOUGH.toLowerCase()}` : `${sessionsHeld} sessions held`;
  const answers =
    answerMinutes === null
      ? `Answers: ${NOT_ENOUGH.toLowerCase()}`
      : `Answers ${answerTimeInWords(answerMinutes).toLowerCase()}`;
  return `${answers} · ${sessions}`;
};

/** Where a mentor works or studies: `Data engineer at Harbour & Co`. */
export const workInWords = ({
  position,
  company,
  university,
}: Pick<MentorSummary, 'position' | 'company' | 'university'>): string => {
  if (position !== '' && company !== '') return `${position} at ${company}`;
  return inOneLine([position || company, university]);
};

/** `Germany and the United Kingdom`. */
const countries = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Where a mentor studied, as a statement of theirs, since nobody checks it: `Says they studied in Germany`. */
export const studiesInWords = (studiedIn: readonly GuideCountry[]): string =>
  studiedIn.length === 0
    ? ''
    : `Says they studied in ${countries.format(studiedIn.map((country) => GUIDE_COUNTRIES_IN_SENTENCES[country]))}`;
