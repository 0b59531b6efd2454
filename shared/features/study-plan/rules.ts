// Plain data without schemas: the browser loads it with the plan.

/** How much a plan holds. */
export const STUDY_PLAN = {
  countries: 3,
  deadlines: 30,
  documents: 30,
  /** In characters. */
  name: 120,
  note: 200,
  notes: 4000,
} as const;

/** The earliest and the last day of a deadline. */
export const DEADLINE_DAYS = { min: '2000-01-01', max: '2099-12-31' } as const;

/** The states of a document, in the order in which it is obtained. */
export const DOCUMENT_STATES = ['needed', 'requested', 'ready', 'sent'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];
export const DOCUMENT_STATE_NAMES: Readonly<Record<DocumentState, string>> = {
  needed: 'Needed',
  requested: 'Requested',
  ready: 'Ready',
  sent: 'Sent',
};

/** The deadlines as a file for calendar programs. */
export const STUDY_CALENDAR_PATH = '/api/study-plan/calendar.ics';

/** The plan's page. */
export const STUDY_PLAN_PATH = '/dashboard/student/study-plan';
