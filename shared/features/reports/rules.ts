import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data without schemas: the browser loads it with the dialog of a report and with the admins' cases.

/** The statuses of a case: of a user's report of another user. */
export const REPORT_STATUSES = ['open', 'warned', 'suspended', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** The life of a case: an admin decides it, once. */
export const reportWorkflow = defineWorkflow<ReportStatus, 'admin'>({
  statuses: {
    open: { label: 'Open', tone: 'warning' },
    warned: { label: 'Warned', tone: 'info' },
    suspended: { label: 'Suspended', tone: 'danger' },
    dismissed: { label: 'Dismissed', tone: 'neutral' },
  },
  transitions: [
    { from: 'open', to: 'warned', by: ['admin'] },
    { from: 'open', to: 'suspended', by: ['admin'] },
    { from: 'open', to: 'dismissed', by: ['admin'] },
  ],
});

/** What an admin decides about a case. */
export const REPORT_DECISIONS = ['warn', 'suspend', 'dismiss'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** The status that follows from each decision. */
export const STATUS_AFTER: Readonly<Record<ReportDecision, Exclude<ReportStatus, 'open'>>> = {
  warn: 'warned',
  suspend: 'suspended',
  dismiss: 'dismissed',
};

/** What a user can be reported for, in the order of the dialog. */
export const REPORT_CODES = [
  'harassment',
  'fraud',
  'impersonation',
  'inappropriate',
  'spam',
  'other',
] as const;
export type ReportCode = (typeof REPORT_CODES)[number];

/** How each is called. */
export const REPORT_LABELS: Readonly<Record<ReportCode, string>> = {
  harassment: 'Harassment or threats',
  fraud: 'Fraud, or asking for money or documents',
  impersonation: 'Pretending to be someone else',
  inappropriate: 'Sexual, hateful or violent content',
  spam: 'Spam or advertising',
  other: 'Something else',
};

/** The most messages that can be chosen for a report. */
export const EVIDENCE_MAX = 20;
/** The most shared notes, and the most sessions, of a reported mentorship that are evidence. */
export const MENTORING_EVIDENCE = 20;
/** The most texts of a reported project or startup that are evidence. */
export const PROJECT_EVIDENCE = 20;
/** The most characters of what the reporter adds. */
export const REPORT_TEXT_MAX = 1000;
/** Reports of users by one user within the window. */
export const USER_REPORTS = { limit: 10, windowSeconds: 86_400 } as const;
/** Open cases are counted up to this number: about ten read units. */
export const REPORTS_COUNTED = 99;
/** The most other cases of the reported user that a case shows. */
export const CASES_SHOWN = 10;
