import type { FunctionGrant } from './grant-meanings.ts';

/**
 * What keeps the consumer of the stream up with 500 matching writes a second on a shard (docs/decisions/0145): its memory in
 * MB, of which its share of a core follows, and the number of batches of one shard that are processed at once, the most that
 * Lambda offers; the order of one record's changes is kept.
 */
export const STREAM_CAPACITY = { memory: 1024, batches: 10 } as const;

/** What the functions may do that no request waits for. */
export const EVENT_GRANTS = {
  stream: ['table:stream', 'table:read', 'table:write', 'table:batch-write', 'search:build', 'live:hint'],
  mail: ['table:stream', 'table:read', 'table:write', 'mail:send'],
  deadlines: ['table:close-overdue'],
  digest: ['table:read', 'table:write', 'table:open-deadlines'],
  'fairness-figures': ['table:read', 'table:write', 'applicants:read'],
  /** An update of the account, which ends its sessions, and the deletion of its link to Google. */
  passwordChanged: ['table:write'],
} as const satisfies Record<string, readonly FunctionGrant[]>;
