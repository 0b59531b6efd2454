import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { storedMentorSchema } from '#functions/parts/mentors/repository.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { followListing } from './listing-log.ts';

const decisionIn = (image: Record<string, unknown> | undefined) =>
  storedMentorSchema.pick({ userId: true, role: true, decision: true }).safeParse(image).data;

/** Notifies a mentor of an admin's decision, and has them mailed. */
const notifyDecidedMentor: Effect = async ({ before, after }) => {
  const mentor = decisionIn(after);
  if (!mentor?.decision || decisionIn(before)?.decision?.at === mentor.decision.at) return;
  const { userId, role, decision } = mentor;
  const event = { kind: 'mentor_decided', decision: decision.kind, reason: decision.reason, role } as const;
  await notify(userId, decision.at, event);
  await requestMail(userId, decision.at, event);
};

/** What follows from a change of a mentor: the directory, and what an admin's decision says to the user. */
export const followMentor: Effect = async (change) => {
  await followListing(change);
  await notifyDecidedMentor(change);
};
