import { detailsBeside, OTHER, reasonSchemaFor } from '#frontend/core/forms/reasons.ts';
import { REASON_MAX } from '#shared/core/decisions.ts';
import type { ReportDecision } from '#shared/features/reports/rules.ts';

/** The decisions about users that need a reason. An approval needs none. */
export type DecisionKind = 'suspend' | 'restore' | 'reject';

/** The usual reasons, as the user reads them. */
export const REASONS: Readonly<Record<DecisionKind, readonly string[]>> = {
  suspend: [
    'The account was used to send unwanted messages.',
    'The profile contains false information.',
    'Other users reported this account.',
    'The account may have been taken over.',
    OTHER,
  ],
  restore: [
    'We checked the report and found no problem.',
    'The problem has been resolved.',
    'The account was suspended by mistake.',
    OTHER,
  ],
  reject: [
    'We couldn’t verify the company.',
    'The profile doesn’t show enough experience for this role.',
    'The profile is incomplete.',
    'The role doesn’t fit this account.',
    OTHER,
  ],
};

/** The usual reasons for which a company or a posting is rejected, as its members read them. */
export const REVIEW_REASONS: Readonly<Record<'company' | 'posting', readonly string[]>> = {
  company: [
    'We couldn’t verify the company.',
    'The website doesn’t belong to the company.',
    'The email addresses of the members don’t belong to the company.',
    OTHER,
  ],
  posting: [
    'The posting isn’t a real opening.',
    'The pay isn’t stated, or isn’t plausible.',
    'The posting asks candidates for money or for personal data.',
    'The posting treats people unequally.',
    OTHER,
  ],
};

/** The usual reasons of the decisions about a case. For a warning the reported user reads it, else only admins do. */
export const CASE_REASONS: Readonly<Record<ReportDecision, readonly string[]>> = {
  warn: [
    'Messages on Fledge must be respectful. Yours were not.',
    'Don’t send advertising or repeated unwanted messages.',
    'Don’t ask other users for money, documents or passwords.',
    'Your profile must show who you are.',
    OTHER,
  ],
  suspend: REASONS.suspend,
  dismiss: [
    'The messages don’t break our rules.',
    'There isn’t enough evidence.',
    'The case was reported before and decided.',
    OTHER,
  ],
};

export const DETAILS_MAX = detailsBeside(
  [...Object.values(REASONS), ...Object.values(REVIEW_REASONS), ...Object.values(CASE_REASONS)].flat(),
  REASON_MAX,
);

/** The reason of a decision. The result is what the user reads. */
export const reasonSchema = reasonSchemaFor(DETAILS_MAX);

/** Below the details of a decision. */
export const REASON_HINT = `The user sees this, and it’s recorded in the audit log. Up to ${DETAILS_MAX} characters.`;
