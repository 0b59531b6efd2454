import { defineWorkflow } from '../workflow.ts';
import type { ApplicantRole } from './applicant-roles.ts';

// Plain data without schemas: the browser loads it with every list of opportunities and of applications.

/** The screen on which each role follows its applications. */
export const TRACKER_SCREENS: Readonly<Record<ApplicantRole, `/${string}`>> = {
  student: '/dashboard/student/applications',
  alumni: '/dashboard/alumni/applications',
};

/** The statuses of an application. */
export const APPLICATION_STATUSES = [
  'new',
  'reviewed',
  'interview_scheduled',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** From where a user came to apply. */
export const APPLICATION_SOURCES = ['search', 'recommended', 'alert', 'company', 'link'] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];

/** The most characters of the note to the employer. */
export const APPLICATION_NOTE_MAX = 1000;

/** Who moves an application. */
export const APPLICATION_ACTORS = ['applicant', 'employer'] as const;
export type ApplicationActor = (typeof APPLICATION_ACTORS)[number];

/** For this many seconds the applicant can undo a withdrawal. */
export const WITHDRAWAL_UNDO_SECONDS = 10;

const WITHDRAWAL = {
  to: 'withdrawn',
  by: ['applicant'],
  undoSeconds: WITHDRAWAL_UNDO_SECONDS,
} as const;

/**
 * The life of an application: the spec's flow (point 4), and withdrawal by the applicant until it is decided. An
 * applicant who withdrew may apply again, which starts at `new`.
 */
export const applicationWorkflow = defineWorkflow<ApplicationStatus, ApplicationActor>({
  statuses: {
    new: { label: 'New', tone: 'info' },
    reviewed: { label: 'Reviewed', tone: 'warning' },
    interview_scheduled: { label: 'Interview Scheduled', tone: 'positive' },
    rejected: { label: 'Rejected', tone: 'danger' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  },
  transitions: [
    { from: 'new', to: 'reviewed', by: ['employer'] },
    { from: 'new', to: 'rejected', by: ['employer'] },
    { from: 'new', ...WITHDRAWAL },
    { from: 'reviewed', to: 'interview_scheduled', by: ['employer'] },
    { from: 'reviewed', to: 'rejected', by: ['employer'] },
    { from: 'reviewed', ...WITHDRAWAL },
    { from: 'interview_scheduled', to: 'rejected', by: ['employer'] },
    { from: 'interview_scheduled', ...WITHDRAWAL },
    { from: 'withdrawn', to: 'new', by: ['applicant'] },
  ],
});

/** Whether a step of an application's history undid a withdrawal. One who applies again begins another history. */
export const undoesWithdrawal = (history: readonly { status: ApplicationStatus }[], index: number): boolean =>
  history[index - 1]?.status === 'withdrawn';
