import * as z from 'zod';
import {
  dateSchema,
  defineFeature,
  momentSchema,
  optionalFilter,
  roleSchema,
} from '#shared/core/contract.ts';
import { FIGURES } from './figures.ts';

const count = z.number().int().min(0);
/** Null where it is not shown, or not known for all of the period. */
const figures = z.record(z.enum(FIGURES), count.nullable());
const period = { provisional: z.boolean(), figures };

export const platformFigures = defineFeature('platform-figures', {
  list: {
    method: 'GET',
    path: '/api/admin/analytics',
    summary: 'What happened on the platform, by days, weeks and months (UTC)',
    access: ['admin'],
    approved: true,
    grants: ['table:read'],
    query: z.object({
      /** The first and the last day; without them, the last 30 days. Thirteen months at most. */
      from: optionalFilter(dateSchema),
      to: optionalFilter(dateSchema),
      role: optionalFilter(roleSchema),
    }),
    response: z.object({
      /** The first day that was counted; null before anything was. */
      since: dateSchema.nullable(),
      /** The last day whose figures never change again. */
      closedThrough: dateSchema.nullable(),
      from: dateSchema,
      to: dateSchema,
      /** The role has too few people in this range: no figures of it are shown. */
      hidden: z.boolean(),
      /** The sums of the range. Active users of a range are not known: those of its last day, week and month are. */
      totals: figures,
      days: z.array(z.object({ date: dateSchema, ...period })),
      /** Whole weeks from Monday on, also those of which the range has a part. */
      weeks: z.array(z.object({ from: dateSchema, to: dateSchema, ...period })),
      months: z.array(z.object({ month: z.string(), from: dateSchema, to: dateSchema, ...period })),
    }),
  },
  health: {
    method: 'GET',
    path: '/api/admin/analytics/health',
    summary: 'Whether changes are handled, what could not be, and the last drill',
    access: ['admin'],
    approved: true,
    grants: ['table:read', 'queues:count'],
    response: z.object({
      now: momentSchema,
      /** When the last record changed that each consumer of the stream has handled; null before the first. */
      consumers: z.array(
        z.object({ consumer: z.enum(['stream', 'mail']), lastRecordAt: momentSchema.nullable() }),
      ),
      /** Changes and runs that failed every time, and wait to be processed again. */
      deadLetters: count,
      /** Mails that could not be sent, and wait to be sent again. */
      waitingMails: count,
      /** Tasks that wait for their time. */
      waitingTasks: count,
      drill: z
        .object({ at: momentSchema, outcome: z.enum(['passed', 'failed']), note: z.string() })
        .nullable(),
    }),
  },
});
