import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';
import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import type { BuddyNews } from '#shared/features/buddies/rules.ts';

// With a schema of its own: the consumer `stream` carries it.

const personSchema = z.object({ id: z.string(), name: z.string(), role: z.enum(['student', 'alumni']) });
const toldSchema = z.object({
  id: z.string(),
  student: personSchema,
  senior: personSchema,
  status: z.enum(['offered', 'paired', 'ended']),
  accepted: z.array(z.string()),
  ending: z.string().optional(),
  updatedAt: z.string(),
  history: z.array(z.object({ user: z.string().optional() })),
});
type Told = z.infer<typeof toldSchema>;

const ENDED: Readonly<Record<string, BuddyNews>> = {
  declined: 'back',
  unanswered: 'back',
  ended: 'ended',
  term: 'over',
};

/** What a change is to those who did not make it. */
const newsOf = (pair: Told, before: Told | undefined): BuddyNews | undefined => {
  if (pair.status !== before?.status) return pair.status === 'ended' ? ENDED[pair.ending ?? ''] : pair.status;
  return pair.accepted.length > before.accepted.length ? 'accepted' : undefined;
};

/** Notifies users of what happened to their offer or pair, also by mail, but for the one who did it. */
export const notifyBuddies: Effect = async ({ before, after }) => {
  const pair = toldSchema.safeParse(after).data;
  const news = pair && newsOf(pair, toldSchema.safeParse(before).data);
  if (!news) return;
  const { student, senior, updatedAt: at } = pair;
  const actor = pair.history.at(-1)?.user;
  for (const [told, other] of [
    [student, senior],
    [senior, student],
  ] as const) {
    if (told.id === actor) continue;
    const event = { kind: 'buddy', pairId: pair.id, news, role: told.role, person: other.name } as const;
    await notify(told.id, at, event);
    await requestMail(told.id, at, event);
  }
};

const waitingSchema = z.object({ userId: z.string(), status: z.literal('waiting'), tryAt: z.string() });
/** Later looks are the hourly run’s. */
const SOON_SECONDS = 900;

/** Has a user who begins to wait looked at again shortly after: two who begin at the same moment do not see each other. */
export const lookAgain: Effect = async ({ before, after, at }) => {
  const seat = waitingSchema.safeParse(after).data;
  if (!seat || waitingSchema.safeParse(before).data?.tryAt === seat.tryAt) return;
  const seconds = Math.max(0, (Date.parse(seat.tryAt) - at.getTime()) / 1000);
  if (seconds <= SOON_SECONDS) await queueTask('buddy-again', { userId: seat.userId }, seconds);
};
