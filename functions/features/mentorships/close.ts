import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import { freePlace, getMentor } from '#functions/parts/mentors/repository.ts';
import { closingSteps } from '#functions/parts/mentorships/closing.ts';
import { type MentorshipRecord, statusWrite } from '#functions/parts/mentorships/repository.ts';
import type { mentorships } from '#shared/features/mentorships/routes.ts';
import { changed, notPossible, only, sideOfCaller } from './change.ts';

/** How long a request has waited, in minutes. */
export const waitedMinutes = ({ createdAt }: Pick<MentorshipRecord, 'createdAt'>, now: Date): number =>
  Math.max(0, Math.round((now.getTime() - Date.parse(createdAt)) / 60_000));

/** Declines a request. The place is free, and with `pause` the mentor takes no new requests, in the same transaction. */
export const decline: Handler<typeof mentorships.decline, MentorshipRecord> = (call) => {
  const { record, body, account, now } = call;
  only('mentor', call);
  const { reason, message = '', pause } = body;
  if (record.minor) refuseContactData({ message });
  return changed(call, async (mentorship) => {
    if (mentorship.status === 'declined') return;
    if (mentorship.status !== 'requested') throw notPossible('This request was answered already.');
    const mentor = await getMentor(account.id);
    if (!mentor) throw new AppError('not_found');
    await transact({
      mentorship: statusWrite(mentorship, {
        to: 'declined',
        by: 'mentor',
        user: account.id,
        now,
        fields: { declined: { reason, message } },
      }),
      mentor: freePlace(account.id, {
        answered: { mentor, minutes: waitedMinutes(mentorship, now) },
        pausedBy: pause && mentor.pausedBy === undefined ? 'mentor' : undefined,
      }),
      ...closingSteps(mentorship, 'declined', now),
    });
  });
};

/** Withdraws a request that was not answered. */
export const withdraw: Handler<typeof mentorships.withdraw, MentorshipRecord> = (call) => {
  const { account, now } = call;
  only('mentee', call);
  return changed(call, async (mentorship) => {
    if (mentorship.status === 'withdrawn') return;
    if (mentorship.status !== 'requested') throw notPossible('This request was answered already.');
    await transact({
      mentorship: statusWrite(mentorship, { to: 'withdrawn', by: 'mentee', user: account.id, now }),
      mentor: freePlace(mentorship.mentor.id),
      ...closingSteps(mentorship, 'withdrawn', now),
    });
  });
};

/** Ends a mentorship. Its coming sessions are cancelled by the consumer of the stream (effects.ts). */
export const end: Handler<typeof mentorships.end, MentorshipRecord> = (call) => {
  const { record, body, account, now } = call;
  const by = sideOfCaller(record, account.id);
  if (record.minor) refuseContactData({ message: body.message });
  return changed(call, async (mentorship) => {
    if (mentorship.status === 'ended') return;
    if (mentorship.status !== 'active') throw notPossible('This mentorship hasn’t begun, or has ended.');
    const fields = body.message ? { ending: body.message } : {};
    await transact({
      mentorship: statusWrite(mentorship, { to: 'ended', by, user: account.id, now, fields }),
      mentor: freePlace(mentorship.mentor.id),
      ...closingSteps(mentorship, 'ended', now),
    });
  });
};
