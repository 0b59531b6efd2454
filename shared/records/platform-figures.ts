import { days, type RecordKinds } from './kind.ts';

/** Longer than a change can be delivered again: a day whose shards are gone is never counted in (decision 0345). */
export const SHARD_DAYS = 60;

export const PLATFORM_FIGURES_RECORDS = {
  /** Since when the figures of the platform are counted, and up to which day they are closed. */
  'figure-state': {
    pk: 'figure-state',
    sk: 'state',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** A part of the figures of one day while it is open: what happens at the same time meets on one item in eight. */
  'figure-shard': {
    pk: 'figure-day#{day}',
    sk: 'shard#{shard}',
    owner: 'system',
    retention: days(SHARD_DAYS),
  },
  /** The closed days of a month, of all users or of one role. A day is written once. */
  'figure-month': {
    pk: 'figure-months#{group}',
    sk: '{month}',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** That a user has reached a step of the funnel, which counts once. */
  'figure-step': {
    pk: 'figure-steps#{userId}',
    sk: '{step}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: {
      inCopy: false,
      describedAs: 'That your first application and its answer were counted',
    },
  },
  /** When the latest record changed that a consumer of the stream has handled. */
  'consumer-health': {
    pk: 'consumer-health#{consumer}',
    sk: 'health',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** The latest drill of getting data back, which an operator recorded. */
  drill: {
    pk: 'drill',
    sk: 'latest',
    owner: 'system',
    retention: { until: 'never' },
  },
} as const satisfies RecordKinds;
