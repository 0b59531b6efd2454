import type { ApplicantRole } from '#shared/core/applicant-roles.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';

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
  'offered',
  'hired',
  'offer_declined',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** In these, the applicant and who posted the opportunity have met or will. */
export const INVITED_STATUSES: readonly ApplicationStatus[] = [
  'interview_scheduled',
  'offered',
  'hired',
  'offer_declined',
];

/** From where a user came to apply. */
export const APPLICATION_SOURCES = ['search', 'recommended', 'alert', 'company', 'link'] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];

/** The most characters of the note to the employer. */
export const APPLICATION_NOTE_MAX = 1000;

/** The most characters of an offer, and of what an employer adds to a decision. */
export const OFFER_MAX = 4000;
export const DECISION_MESSAGE_MAX = 1000;
export const OFFER_ANSWERS = ['accept', 'decline'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** Who moves an application. */
export const APPLICATION_ACTORS = ['applicant', 'employer'] as const;
export type ApplicationActor = (typeof APPLICATION_ACTORS)[number];

/** For this many seconds the applicant can undo a withdrawal. */
export const WITHDRAWAL_UNDO_SECONDS = 10;
/** For this many seconds an employer can undo a decision, and the applicant does not hear of it. */
export const DECISION_UNDO_SECONDS = 10;

const WITHDRAWAL = {
  to: 'withdrawn',
  by: ['applicant'],
  undoSeconds: WITHDRAWAL_UNDO_SECONDS,
} as const;
const DECIDED = { by: ['employer'], undoSeconds: DECISION_UNDO_SECONDS } as const;

/** The statuses in which an application is neither over nor withdrawn. */
const OPEN = ['new', 'reviewed', 'interview_scheduled', 'offered', 'offer_declined'] as const;

/**
 * The life of an application: the spec's flow (point 4) up to an offer, which the applicant accepts or declines. Until then
 * an employer may reject it and the applicant withdraw it. An applicant who withdrew may apply again, which starts at `new`.
 */
export const applicationWorkflow = defineWorkflow<ApplicationStatus, ApplicationActor>({
  statuses: {
    new: { label: 'New', tone: 'info' },
    reviewed: { label: 'Reviewed', tone: 'warning' },
    interview_scheduled: { label: 'Interview Scheduled', tone: 'positive' },
    offered: { label: 'Offered', tone: 'neutral' },
    hired: { label: 'Hired', tone: 'neutral' },
    offer_declined: { label: 'Offer Declined', tone: 'neutral' },
    rejected: { label: 'Rejected', tone: 'danger' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  },
  transitions: [
    { from: 'new', to: 'reviewed', ...DECIDED },
    { from: 'reviewed', to: 'interview_scheduled', ...DECIDED },
    { from: 'interview_scheduled', to: 'offered', ...DECIDED },
    { from: 'offered', to: 'hired', by: ['applicant'] },
    { from: 'offered', to: 'offer_declined', by: ['applicant'] },
    { from: 'offer_declined', to: 'offered', ...DECIDED },
    ...OPEN.flatMap((from) => [{ from, to: 'rejected', ...DECIDED } as const, { from, ...WITHDRAWAL }]),
    { from: 'withdrawn', to: 'new', by: ['applicant'] },
  ],
});
