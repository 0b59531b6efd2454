import { REPORT_DAYS } from '../core/retention.ts';
import { REPORT_DATA } from './descriptions.ts';
import { days, type RecordKinds, WRITTEN } from './kind.ts';

export const REPORTS_RECORDS = {
  /** A user's report of another user: a case that an admin decides. */
  report: {
    pk: 'report#{id}',
    sk: 'report',
    usedBy: 'reports',
    lists: {
      /** `open` by the moment of the report, or `decided` by that of the decision. */
      byState: { index: 'gsi1', pk: 'reports#{state}', sk: '{since}#{id}' },
      aboutUser: { index: 'gsi2', pk: 'user#{reportedId}#reports', sk: '{createdAt}#{id}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: days(REPORT_DAYS),
    personal: REPORT_DATA,
  },
  /** The messages of a report as they were then. Apart from it, so that lists of cases do not read them. */
  'report-evidence': {
    pk: 'report#{id}',
    sk: 'evidence',
    usedBy: 'reports',
    owner: 'user',
    retention: days(REPORT_DAYS),
    personal: REPORT_DATA,
  },
  /** That a user's report of another one is open: there is one at a time. */
  'open-report': {
    pk: 'reporter#{userId}',
    sk: '{reportedId}',
    owner: 'user',
    retention: days(REPORT_DAYS),
    personal: { ...REPORT_DATA, inCopy: false },
  },
} as const satisfies RecordKinds;
