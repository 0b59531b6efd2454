import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the lists of credentials.

export const CREDENTIAL_STATUSES = ['issued', 'suspended', 'revoked'] as const;
export type CredentialStatus = (typeof CREDENTIAL_STATUSES)[number];
export const CREDENTIAL_ACTORS = ['student', 'system', 'admin'] as const;

/** The life of a credential. A suspended one can be restored or revoked; a revoked one is restored by an appeal alone. */
export const credentialWorkflow = defineWorkflow({
  statuses: {
    issued: { label: 'Issued', tone: 'positive' },
    suspended: { label: 'Suspended', tone: 'warning' },
    revoked: { label: 'Revoked', tone: 'danger' },
  },
  transitions: [
    { from: 'issued', to: 'suspended', by: ['admin'] },
    { from: 'issued', to: 'revoked', by: ['admin'] },
    { from: 'suspended', to: 'issued', by: ['admin'] },
    { from: 'suspended', to: 'revoked', by: ['admin'] },
    { from: 'revoked', to: 'issued', by: ['admin'] },
  ],
});

/** What a student claims for a course. */
export const CLAIMED_KINDS = ['completed', 'assessed', 'certified'] as const;
export type ClaimedKind = (typeof CLAIMED_KINDS)[number];
export const CREDENTIAL_KINDS = [...CLAIMED_KINDS, 'badge'] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

interface KindText {
  readonly label: string;
  /** What it says of its holder, in a sentence. */
  readonly meaning: string;
}

/** What each kind is called, and what it says of its holder. */
export const KIND_TEXTS: Readonly<Record<CredentialKind, KindText>> = {
  completed: { label: 'Completed', meaning: 'Read all lessons of a course. It counts nothing in a match.' },
  assessed: {
    label: 'Assessed',
    meaning: 'Passed the test of a course, which is open book and unproctored. Its skills count as shown.',
  },
  certified: {
    label: 'Certified',
    meaning:
      'Passed the test of a course, and two independent mentors verified the task. Its skills count as proven.',
  },
  badge: { label: 'Badge', meaning: 'Did something for others on Fledge. It counts nothing in a match.' },
};

export const BADGES = ['first-review', 'ten-answers', 'mentor-term'] as const;
export type BadgeId = (typeof BADGES)[number];

/** For how long a credential of a course is valid. Badges say what happened, and do not expire. */
export const VALID_MONTHS = 24;
/** From how many days before its end on its holder is asked to take the test again. */
export const RENEW_DAYS = 60;

/** Characters of a reason of an admin, and of an appeal. */
export const CREDENTIAL_TEXT = { reason: 500, appeal: 2000 } as const;

/** Claims of one student within the window: a limit against programs. */
export const CLAIMS = { limit: 200, windowSeconds: 86_400 } as const;

/** What a check of a document finds. */
export const VERDICTS = [
  'valid',
  'expired',
  'suspended',
  'revoked',
  'changed',
  'foreign',
  'unknown',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The moment so many months after another one. */
export const monthsAfter = (moment: string, months: number): string => {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later.toISOString();
};
