import { REDRIVE_DAYS } from '../core/retention.ts';
import { LIMIT_DATA, REDRIVE_DATA } from './descriptions.ts';
import { days, type RecordKinds, SHORT_LIVED } from './kind.ts';

export const SYSTEM_RECORDS = {
  /** A stream record that a consumer failed on, for a redrive. */
  'failed-record': {
    pk: 'stream#failed',
    sk: '{sequenceNumber}',
    owner: 'system',
    retention: days(REDRIVE_DAYS),
    personal: REDRIVE_DATA,
  },
  /** The note that an effect outside the table was done. Its id names the record that caused it. */
  effect: {
    pk: 'effect#{id}',
    sk: 'effect',
    owner: 'system',
    retention: days(REDRIVE_DAYS),
    personal: { ...REDRIVE_DATA, inCopy: false },
  },
  /** Attempts of a sender or user within a window, by a hash. */
  'rate-attempts': {
    pk: 'rate#{name}#{subjectHash}',
    sk: 'rate',
    owner: 'system',
    retention: SHORT_LIVED,
    personal: LIMIT_DATA,
  },
  'rate-counter': {
    pk: 'rate#{name}#{windowSeconds}#{subjectHash}',
    sk: 'counter',
    owner: 'system',
    retention: SHORT_LIVED,
    personal: LIMIT_DATA,
  },
  /** The moment of the first seeding of this table. */
  seed: { pk: 'seed#{name}', sk: 'seed', owner: 'system', retention: { until: 'deletion' } },
} as const satisfies RecordKinds;
