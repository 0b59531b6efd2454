import type { Account } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { pairBegins } from '#functions/parts/mentorships/pairs.ts';
import { type MentorshipRecord, newMentorship } from '#functions/parts/mentorships/repository.ts';
import { ratedWrite } from '#functions/parts/reviews/reviewers.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { REFERENCES_TO_RATE } from '#shared/features/reviews/rules.ts';

/** When the rounds of reviews begin. */
export const START = Date.parse('2026-10-12T08:00:00.000Z');

/** A mentorship that goes on between two users. */
const mentorshipOf = (mentor: Account, mentee: Account): MentorshipRecord => {
  const at = new Date(START).toISOString();
  return {
    id: newId(),
    mentor: { id: mentor.id, name: 'Robin' },
    mentee: { id: mentee.id, name: 'Stella', university: '', major: '', year: '' },
    status: 'active',
    asked: { goals: ['Learn'], note: '', weeks: 12, times: [] },
    minor: false,
    ...{ createdAt: at, updatedAt: at, answerBy: at, startedAt: at, endsAt: '2999-01-01T00:00:00.000Z' },
    ...{ renewedBy: [], goals: [], goalsVersion: 0, progress: [], sessionsHeld: 0, version: 1, told: [] },
    history: [{ status: 'active', at, by: 'mentor' }],
  };
};

/** Users of a round: the first mentor is that of the first student. */
export const peopleOf = async () => {
  const students = await Promise.all([storeUser({}), storeUser({})]);
  const mentors = await Promise.all(
    Array.from({ length: 4 }, () => storeUser({ account: { role: 'mentor' } })),
  );
  const at = new Date(START).toISOString();
  for (const { id } of mentors) await transact({ state: ratedWrite(id, { rated: REFERENCES_TO_RATE, at }) });
  const [mentee, mentor] = [students[0], mentors[0]];
  if (!mentee || !mentor) throw new Error('There are no users.');
  const mentorship = mentorshipOf(mentor, mentee);
  await transact({
    mentorship: newMentorship(mentorship),
    pair: pairBegins(mentorship, new Date(START), 'never'),
  });
  return { students, mentors, mentorship, admin: await storeUser({ account: { role: 'admin' } }) };
};
