import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { storedMentorSchema } from '#functions/parts/mentors/repository.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { refreshFreeTimes } from './free-times.ts';
import { followListing } from './listing-log.ts';
import { refreshPerson } from './person.ts';

const readIn = (image: Record<string, unknown> | undefined) =>
  storedMentorSchema.pick({ userId: true, role: true, decision: true, version: true }).safeParse(image).data;

/** Notifies a mentor of an admin's decision, and has them mailed. */
const notifyDecidedMentor: Effect = async ({ before, after }) => {
  const mentor = readIn(after);
  if (!mentor?.decision || readIn(before)?.decision?.at === mentor.decision.at) return;
  const { userId, role, decision } = mentor;
  const event = { kind: 'mentor_decided', decision: decision.kind, reason: decision.reason, role } as const;
  await notify(userId, decision.at, event);
  await requestMail(userId, decision.at, event);
};

/**
 * Settings were saved: what the calendar, the account and the profile say is read once more, since a change of those in between
 * may have found no record to follow.
 */
const readAgain: Effect = async ({ before, after, at }) => {
  const mentor = readIn(after);
  if (!mentor || readIn(before)?.version === mentor.version) return;
  await refreshPerson(mentor.userId);
  await refreshFreeTimes(mentor.userId, at);
};

/** What follows from a change of a mentor: the directory, and what an admin's decision says to the user. */
export const followMentor: Effect = async (change) => {
  await followListing(change);
  await readAgain(change);
  await notifyDecidedMentor(change);
};
