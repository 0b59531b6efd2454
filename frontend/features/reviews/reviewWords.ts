import type { BadgeTone } from '#frontend/ui/data/Badge.tsx';
import type { ReviewOutcome } from '#shared/core/review-outcome.ts';
import { PROJECT_FIELDS, type ProjectField } from '#shared/features/projects/rules.ts';
import { AGREEMENT_POINTS, agree, type Priority, type Unclaimable } from '#shared/features/reviews/rules.ts';

export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
};
export const PRIORITY_TONES: Readonly<Record<Priority, BadgeTone>> = {
  high: 'warning',
  medium: 'info',
  low: 'neutral',
};

/** Why the user cannot claim a review that they see. */
export const UNCLAIMABLE_TEXTS: Readonly<Record<Unclaimable, string>> = {
  own: 'This is your own project, so another mentor reviews it.',
  mentee: 'You mentor this student. A second opinion has to come from someone else.',
  reviewed_before: 'You have reviewed this version already. The other review comes from someone else.',
  too_many_claims: 'You have claimed two reviews, which is the most. Finish or release one first.',
  not_calibrated: 'Rate the two reference projects first. They show you how the rubric is meant.',
};

/** Which review of the project it is, in the row of a list. */
export const ORDINAL_LABELS: Readonly<Record<number, string>> = {
  1: 'First review',
  2: 'Second review',
  3: 'Third review',
};

/** The same in a sentence of its own. */
export const ORDINAL_TEXTS: Readonly<Record<number, string>> = {
  1: 'First review',
  2: 'Second, independent review',
  3: 'Third review, after two that disagreed',
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const isField = (name: string): name is ProjectField => Object.hasOwn(PROJECT_FIELDS, name);

/** `Description and repository changed since the version before.`; empty for a first version. */
export const changedInWords = (changed: readonly string[]): string => {
  const labels = changed.filter(isField).map((name) => PROJECT_FIELDS[name].toLowerCase());
  if (labels.length === 0) return '';
  const words = list.format(labels);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} changed since the version before.`;
};

/** Whether another review agrees with the user's own, in a sentence. */
export const agreementInWords = (
  own: Pick<ReviewOutcome, 'overallScore'>,
  other: Pick<ReviewOutcome, 'overallScore' | 'reviewer'>,
): string => {
  const apart = Math.abs(own.overallScore - other.overallScore);
  const points = `${apart} point${apart === 1 ? '' : 's'}`;
  return agree(own.overallScore, other.overallScore)
    ? `${other.reviewer} agrees with you: the results are ${points} apart.`
    : `${other.reviewer} sees it differently: the results are ${points} apart, more than ${AGREEMENT_POINTS}.`;
};

/** How far a mentor’s result is from that of a reference project: `6 points more generous than the reference`. */
export const offInWords = (overallOff: number): string => {
  if (overallOff === 0) return 'Exactly as the reference';
  const apart = Math.abs(overallOff);
  return `${apart} point${apart === 1 ? '' : 's'} ${overallOff > 0 ? 'more generous' : 'stricter'} than the reference`;
};
