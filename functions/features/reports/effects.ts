import * as z from 'zod';
import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { fullName } from '#shared/core/names.ts';

// With a schema of its own: the consumer `stream` carries it.

const personSchema = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
const decidedSchema = z.object({
  status: z.string(),
  history: z.array(z.object({ at: z.string(), reason: z.string().default('') })),
  reported: personSchema,
  reporter: personSchema,
});

/**
 * Notifies both users of the decision about a report: the reporter whether something followed and not what, the reported user
 * of a warning, also by mail. A suspension has its own mail.
 */
export const notifyReported: Effect = async ({ before, after }) => {
  const report = decidedSchema.safeParse(after).data;
  const step = report?.history.at(-1);
  if (!before || !report || !step || report.status === 'open') return;
  if (decidedSchema.safeParse(before).data?.status === report.status) return;
  const { status, reported, reporter } = report;
  const person = fullName(reported);
  const acted = status !== 'dismissed';
  await notify(reporter.id, step.at, { kind: 'report_decided', personId: reported.id, person, acted });
  if (status !== 'warned') return;
  const event = { kind: 'warning', reason: step.reason } as const;
  await notify(reported.id, step.at, event);
  await requestMail(reported.id, step.at, event);
};
