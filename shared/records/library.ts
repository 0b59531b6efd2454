import type { RecordKinds } from './kind.ts';

export const LIBRARY_RECORDS = {
  /** What admins added to the library, or made of a built-in entry: one partition, read as a whole after a change. */
  'library-entry': {
    pk: 'library',
    sk: 'entry#{id}',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** Says by its version whether anything in the partition has changed. */
  'library-shelf': { pk: 'library', sk: 'shelf', owner: 'system', retention: { until: 'never' } },
  /** How often each fault of an entry was reported. It does not say by whom. */
  'library-report': {
    pk: 'library-reports',
    sk: '{id}',
    usedBy: 'library',
    owner: 'system',
    retention: { until: 'done' },
  },
  'library-saved': {
    pk: 'library-saved#{userId}',
    sk: 'saved',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Texts of the library that you saved' },
  },
} as const satisfies RecordKinds;
