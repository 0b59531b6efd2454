import type { Role } from '#shared/core/contract.ts';
import { isEmailAddress } from '#shared/core/email-address.ts';
import { isPast } from '#shared/core/opportunity-days.ts';
import type { OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { formatPay } from '#shared/core/pay.ts';
import { applicantsFromText, placeText, remoteText } from '#shared/core/places/place.ts';
import { daysAfter, defaultReplyBy, replyByProblem } from '#shared/core/reply-clock.ts';
import { TERMS, type Term, type TermChange } from '#shared/core/terms.ts';
import { payQuestion } from '#shared/core/typed-pay.ts';
import { hostOf } from '#shared/core/web-address.ts';
import type { PostingFields } from './fields.ts';
import type { Finding, LintedPosting } from './lint/finding.ts';

// Plain functions without schemas: the same in the form and in the API.

/** Who may post. */
export const POSTER_ROLES = ['employer', 'alumni'] as const satisfies readonly Role[];
export type PosterRole = (typeof POSTER_ROLES)[number];

/** How many days a posting without a deadline is open. */
export const DEFAULT_OPEN_DAYS = 60;

/** Shown where a posting that is not remote names no place. */
export const NO_PLACE = 'Location not stated';

/** A place in words: as its author wrote it, or made of what they chose; empty when it is not remote and they said nothing. */
export const locationOf = ({
  location,
  place,
  workMode,
  applicantsFrom,
}: Pick<PostingFields, 'location' | 'place' | 'workMode' | 'applicantsFrom'>): string => {
  if (location !== '') return location;
  if (place) return placeText(place);
  return workMode === 'remote' ? remoteText(applicantsFrom) : '';
};

/** A posting with what its author left to us: the place, the deadline and the day of the reply. */
export const withDefaults = <
  T extends Pick<
    PostingFields,
    'location' | 'place' | 'applicantsFrom' | 'workMode' | 'deadline' | 'replyBy'
  >,
>(
  posting: T,
  today: string,
): T => {
  const { replyBy } = posting;
  const deadline = posting.deadline || daysAfter(today, DEFAULT_OPEN_DAYS);
  return {
    ...posting,
    location: locationOf(posting) || NO_PLACE,
    deadline,
    replyBy: replyBy || defaultReplyBy(deadline),
  };
};

/** The day of the reply that a form shows by itself: it moves with the deadline until the author chooses another. */
export const replyByAfter = (
  edited: Pick<PostingFields, 'deadline' | 'replyBy'>,
  before: Pick<PostingFields, 'deadline' | 'replyBy'>,
): string => {
  const wasDefault = before.deadline !== '' && before.replyBy === defaultReplyBy(before.deadline);
  const untouched = edited.replyBy === '' || (wasDefault && edited.replyBy === before.replyBy);
  return untouched && edited.deadline !== '' ? defaultReplyBy(edited.deadline) : edited.replyBy;
};

const payProblem = ({ pay }: PostingFields): string | undefined =>
  pay && pay.min > pay.max ? 'The maximum can’t be less than the minimum' : undefined;

const howToApplyProblem = ({ howToApply }: PostingFields, role: Role): string | undefined => {
  if (howToApply === '') return role === 'alumni' ? 'Enter a URL or an email address' : undefined;
  return hostOf(howToApply) === undefined && !isEmailAddress(howToApply)
    ? 'Enter a full URL, such as https://…, or an email address'
    : undefined;
};

/**
 * What keeps a posting from being published, by field; empty when it is complete. `today` is the earliest day (`earliestDay`). An employer's
 * requirements are required, and so is an alumnus's way to apply (spec, point 2).
 */
export const postingProblems = (
  posting: PostingFields,
  role: Role,
  today: string,
): Record<string, string> => {
  const { type, title, company, employmentType, description, requirements, deadline, replyBy } = posting;
  const problems: Record<string, string | undefined> = {
    title: title === '' ? 'Enter a job title' : undefined,
    company:
      company === '' ? (role === 'employer' ? 'Create your company first' : 'Enter the company') : undefined,
    employmentType: employmentType === null && type !== 'project' ? 'Choose a job type' : undefined,
    description: description === '' ? 'Enter a description' : undefined,
    requirements:
      role === 'employer' && requirements.length === 0 ? 'Enter at least one requirement' : undefined,
    deadline: deadline !== '' && isPast(deadline, today) ? 'Choose a day that is not in the past' : undefined,
    replyBy: deadline !== '' && replyBy !== '' ? replyByProblem(replyBy, deadline) : undefined,
    'pay.max': payProblem(posting),
    salary: role === 'alumni' && posting.pay === null ? payQuestion(posting.salary) : undefined,
    howToApply: howToApplyProblem(posting, role),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem]])),
  );
};

/**
 * A posting as the linter takes it: without the fields that were left alone. Of pay in an author’s own words, the linter
 * asks only whether there is any.
 */
export const lintedPosting = (posting: PostingFields): LintedPosting => ({
  ...posting,
  pay: posting.salary === '' || posting.salary === formatPay(posting.pay) ? posting.pay : null,
  employmentType: posting.employmentType ?? undefined,
  experienceLevel: posting.experienceLevel ?? undefined,
  minYears: posting.minYears ?? undefined,
});

/** The first error of the linter for each field: what stops publication. */
export const lintProblems = (findings: readonly Finding[]): Record<string, string> => {
  const problems: Record<string, string> = {};
  for (const { severity, field, message } of findings) if (severity === 'error') problems[field] ??= message;
  return problems;
};

/** Statuses in which a posting must be complete, however it is edited. */
export const mustBeComplete = (status: OpportunityStatus): boolean =>
  status === 'open' || status === 'in_review';

type Terms = Pick<
  PostingFields,
  | 'pay'
  | 'salary'
  | 'employmentType'
  | 'location'
  | 'place'
  | 'applicantsFrom'
  | 'workMode'
  | 'startDate'
  | 'durationWeeks'
  | 'replyBy'
  | 'aiScreening'
>;

/** The terms of a posting as people read them. */
const termTexts = (posting: Terms): Record<Term, string> => ({
  pay: posting.salary || formatPay(posting.pay),
  employment: posting.employmentType ?? '',
  // What is in the data only does not change the terms.
  location: posting.place ? placeText(posting.place) : posting.location,
  applicantsFrom: posting.applicantsFrom === null ? '' : applicantsFromText(posting.applicantsFrom),
  workMode: posting.workMode,
  startDate: posting.startDate,
  duration: posting.durationWeeks === null ? '' : `${posting.durationWeeks} weeks`,
  replyBy: posting.replyBy,
  aiScreening: posting.aiScreening ? 'On' : 'Off',
});

/** The terms that an edit changes. */
export const changedTerms = (before: Terms, after: Terms): TermChange[] => {
  const [old, now] = [termTexts(before), termTexts(after)];
  return TERMS.flatMap((term) =>
    old[term] === now[term] ? [] : [{ term, before: old[term], after: now[term] }],
  );
};
