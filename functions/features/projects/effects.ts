import * as z from 'zod';
import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { PROJECT_STATUSES } from '#shared/features/projects/rules.ts';

// With a schema of its own: the consumer `stream` carries it.

const imageSchema = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  status: z.enum(PROJECT_STATUSES),
  updatedAt: z.string(),
});

/** Tells a student that their project is reviewed or verified. */
export const followProject: Effect = async ({ before, after }) => {
  const is = imageSchema.safeParse(after).data;
  if (!is || imageSchema.safeParse(before).data?.status === is.status) return;
  if (is.status !== 'reviewed' && is.status !== 'verified') return;
  const event = { kind: 'project', projectId: is.id, title: is.title, news: is.status } as const;
  await notify(is.userId, is.updatedAt, event);
  await requestMail(is.userId, is.updatedAt, event);
};
