import type { GuideCountry } from '#shared/features/guides/fact.ts';
import { DOCUMENT_STATE_NAMES, DOCUMENT_STATES } from '#shared/features/study-plan/rules.ts';

/** `September 2027`. */
export const intakeInWords = (intake: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${intake}-01T00:00:00Z`),
  );

/** The country of an entry as its field has it, and back. */
export const typedCountry = (country: GuideCountry | null): GuideCountry | '' => country ?? '';
export const countryOf = (typed: GuideCountry | ''): GuideCountry | null => (typed === '' ? null : typed);

/** The states of a document as choices. */
export const STATE_OPTIONS = DOCUMENT_STATES.map((value) => ({ value, label: DOCUMENT_STATE_NAMES[value] }));
