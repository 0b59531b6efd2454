import { defineWorkflow } from './workflow.ts';

// Plain data without schemas: the browser loads it with the screen of the applicants.

export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What the keys of exported files begin with, in the private bucket whose lifecycle rule deletes them. */
export const EXPORT_KEYS = 'exports/';
/** The most applicants of one export. */
export const EXPORT_ROWS_MAX = 20_000;
/** How many exports of a user may be under way at a time. */
export const EXPORTS_AT_ONCE = 3;
/** An export that is not ready after this many seconds has failed: its task was tried five times by then. */
export const EXPORT_PATIENCE_SECONDS = 20 * 60;
/** How long a link to an exported file works, in seconds. */
export const EXPORT_LINK_SECONDS = 5 * 60;

export const EXPORT_STATUSES = ['waiting', 'running', 'ready', 'failed'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** The life of an export. A run that was interrupted begins again. */
export const exportWorkflow = defineWorkflow<ExportStatus, 'exporter'>({
  statuses: {
    waiting: { label: 'Waiting', tone: 'neutral' },
    running: { label: 'Preparing', tone: 'info' },
    ready: { label: 'Ready', tone: 'positive' },
    failed: { label: 'Failed', tone: 'danger' },
  },
  transitions: [
    { from: 'waiting', to: 'running', by: ['exporter'] },
    { from: 'running', to: 'running', by: ['exporter'] },
    { from: 'running', to: 'ready', by: ['exporter'] },
    { from: 'running', to: 'failed', by: ['exporter'] },
  ],
});

/** Why an export failed, in words for who asked for it. */
export const EXPORT_FAILURES = {
  too_many: `There are more than ${EXPORT_ROWS_MAX.toLocaleString('en')} applicants. Choose a posting or another filter, and export again.`,
  no_access: 'You no longer have access to these postings.',
  given_up: 'The file could not be prepared. Try again.',
} as const;
export type ExportFailure = keyof typeof EXPORT_FAILURES;
