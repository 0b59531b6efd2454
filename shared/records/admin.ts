import { DIRECTORY_DATA } from './descriptions.ts';
import type { RecordKinds } from './kind.ts';

export const ADMIN_RECORDS = {
  /** What the directory holds of a user: the state that `syncDirectory` compares with. */
  'directory-state': {
    pk: 'user#{userId}',
    sk: 'directory',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: DIRECTORY_DATA,
  },
  /** A user in one of the admins' lists. */
  'directory-row': {
    pk: 'directory#{role}#{status}',
    sk: '{joinedAt}#{userId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: DIRECTORY_DATA,
  },
  /** A user under one of the texts that the admins' search finds them by. */
  'directory-match': {
    pk: 'directory-search#{role}',
    sk: '{token} {joinedAt}#{userId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: DIRECTORY_DATA,
  },
  /** A user in the approval queue. */
  approval: {
    pk: 'approvals',
    sk: '{waitingSince}#{userId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: DIRECTORY_DATA,
  },
  'audit-entry': {
    pk: 'audit',
    sk: 'entry#{number}',
    owner: 'user',
    retention: { until: 'never' },
    personal: { inCopy: true, describedAs: 'Decisions of admins about accounts' },
  },
  /** The number and hash of the latest audit entry. */
  'audit-head': { pk: 'audit-head', sk: 'head', owner: 'system', retention: { until: 'never' } },
  /** How far the audit log has been verified. */
  'audit-checkpoint': { pk: 'audit-head', sk: 'checkpoint', owner: 'system', retention: { until: 'never' } },
  /** How many users there are by role and status, and how many joined in each month. */
  'directory-counters': {
    pk: 'directory',
    sk: 'counters',
    owner: 'system',
    retention: { until: 'deletion' },
  },
  /** The ids of all active admins: the guard of the last one. */
  'active-admins': {
    pk: 'active-admins',
    sk: 'active-admins',
    owner: 'system',
    retention: { until: 'deletion' },
  },
} as const satisfies RecordKinds;
