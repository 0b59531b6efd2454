import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';

// Without what it does: the consumer `stream` carries it.

/** What all participants of a challenge are notified of. */
const MEMBER_NEWS = ['moved', 'tomorrow', 'soon', 'judging', 'cancelled', 'published'] as const;

/** A page of the participants of a challenge, and what they are notified of: the first one, or the one after a user. */
export const membersTaskSchema = z.object({
  challengeId: z.string(),
  news: z.enum(MEMBER_NEWS),
  /** When it happened: what identifies it. */
  at: z.string(),
  after: z.string().optional(),
});
export type MembersTask = z.infer<typeof membersTaskSchema>;

/** Queues a page of participants to be notified. */
export const queueMembers = (task: MembersTask): Promise<void> => queueTask('challenge-members', task, 0);
