import { hasCome } from '#functions/core/delayed/moments.ts';
import { withLatest } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { sessionsOf } from '#functions/parts/meetings/repository.ts';
import { freePlace, getMentor, type StoredMentor } from '#functions/parts/mentors/repository.ts';
import { closingSteps } from '#functions/parts/mentorships/closing.ts';
import { type Due, dueKey, openDues } from '#functions/parts/mentorships/due.ts';
import {
  changeWrite,
  contactWrite,
  getMentorship,
  type MentorshipRecord,
  statusWrite,
} from '#functions/parts/mentorships/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { UNANSWERED } from '#shared/features/mentors/rules.ts';
import { MENTORSHIP_SIDES, NUDGE_DAYS } from '#shared/features/mentorships/rules.ts';
import { tell } from './tell.ts';

/** What follows for a mentor from one more request that was not answered; nothing for one who takes no requests anyway. */
const lapseOf = ({ unanswered, pausedBy }: StoredMentor, now: Date): MentorshipRecord['lapse'] => {
  if (pausedBy !== undefined) return undefined;
  const since = new Date(now.getTime() - UNANSWERED.days * DAY_MS).toISOString();
  const count = unanswered.filter((at) => at >= since).length + 1;
  if (count >= UNANSWERED.paused) return 'paused';
  return count >= UNANSWERED.warned ? 'warned' : undefined;
};

/** Closes a request that was not answered: the place is free, and the mentor is warned or takes no new requests. */
const lapse = async (mentorship: MentorshipRecord, now: Date): Promise<void> => {
  const mentor = await getMentor(mentorship.mentor.id);
  const follows = mentor && lapseOf(mentor, now);
  await transact({
    mentorship: statusWrite(mentorship, {
      to: 'lapsed',
      by: 'schedule',
      now,
      fields: follows ? { lapse: follows } : {},
    }),
    mentor:
      mentor &&
      freePlace(mentor.userId, {
        lapsed: { mentor, at: now.toISOString() },
        pausedBy: follows === 'paused' ? 'unanswered' : undefined,
      }),
    ...closingSteps(mentorship, 'lapsed', now),
  });
};

/** Ends a mentorship whose term is over. */
const endTerm = (mentorship: MentorshipRecord, now: Date): Promise<void> =>
  transact({
    mentorship: statusWrite(mentorship, { to: 'ended', by: 'schedule', now }),
    mentor: freePlace(mentorship.mentor.id),
    ...closingSteps(mentorship, 'ended', now),
  });

/** When the latest session that nobody recorded as missed has ended, and whether another is still to come. */
const sessionTimes = async ({ id }: MentorshipRecord, now: Date) => {
  const spans = (await sessionsOf(id)).flatMap(({ status, start, minutes }) =>
    start !== undefined && (status === 'confirmed' || status === 'held')
      ? [Date.parse(start) + minutes * 60_000]
      : [],
  );
  const past = spans.filter((end) => end <= now.getTime());
  return {
    latest: past.length === 0 ? undefined : new Date(Math.max(...past)).toISOString(),
    isPlanned: spans.length > past.length,
  };
};

const LAST_NUDGE = NUDGE_DAYS.at(-1);

/** Nudges both sides, unless a session is planned. A session that took place begins the quiet time again. */
const nudge = async (mentorship: MentorshipRecord, due: Due, now: Date): Promise<'told' | 'contact'> => {
  const { latest, isPlanned } = await sessionTimes(mentorship, now);
  if (latest !== undefined && latest > (mentorship.lastContactAt ?? mentorship.startedAt ?? '')) {
    await transact({ mentorship: contactWrite(mentorship, latest) });
    return 'contact';
  }
  if (!isPlanned)
    for (const side of MENTORSHIP_SIDES)
      await tell(mentorship, side, due.days === LAST_NUDGE ? 'go_on' : 'nudge', due.at);
  return 'told';
};

/** Says what is due, of several nudges the last one, and notes that it was said. */
const sayDue = async (mentorship: MentorshipRecord, dues: readonly Due[], now: Date): Promise<void> => {
  const answer = dues.find(({ kind }) => kind === 'answer');
  if (answer) await tell(mentorship, 'mentor', 'answer_soon', answer.at);
  const term = dues.find(({ kind }) => kind === 'term');
  if (term) for (const side of MENTORSHIP_SIDES) await tell(mentorship, side, 'term_ending', term.at);
  const nudges = dues.filter(({ kind }) => kind === 'nudge');
  const last = nudges.at(-1);
  if (last && (await nudge(mentorship, last, now)) === 'contact') return;
  const { told, updatedAt } = mentorship;
  await transact({
    mentorship: changeWrite(mentorship, { told: [...told, ...dues.map(dueKey)], updatedAt }, now),
  });
};

/**
 * Does what is due about a mentorship: reminds, nudges, closes a request that was not answered, or ends the term. `at` is the
 * moment for which it was queued: once the mentorship has another one, that is queued by itself.
 */
export const settleDue = async (id: string, at: string, now: Date): Promise<void> => {
  const found = await getMentorship(id);
  if (found?.dueAt !== at) return;
  await withLatest(
    found,
    () => getMentorship(id),
    async (mentorship) => {
      const dues = openDues(mentorship, mentorship.told).filter((due) => hasCome(due.at, now));
      if (dues.some(({ kind }) => kind === 'lapse')) await lapse(mentorship, now);
      else if (dues.some(({ kind }) => kind === 'end')) await endTerm(mentorship, now);
      // Also when nothing is: it is found by another moment from then on.
      else if (mentorship.dueAt !== undefined && hasCome(mentorship.dueAt, now))
        await sayDue(mentorship, dues, now);
    },
    (error) => error instanceof TransactionFailed,
  );
};
