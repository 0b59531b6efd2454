import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { changeWrite, type MentorshipRecord } from '#functions/parts/mentorships/repository.ts';
import type { mentorships } from '#shared/features/mentorships/routes.ts';
import { RENEWAL_MS, termEnd } from '#shared/features/mentorships/rules.ts';
import { changed, notPossible, sideOfCaller } from './change.ts';

/** Says that the caller wants another term. The term is moved once both have said so. */
export const renew: Handler<typeof mentorships.renew, MentorshipRecord> = (call) => {
  const { account, now } = call;
  return changed(call, async (mentorship) => {
    const { status, endsAt, renewedBy, asked } = mentorship;
    if (status !== 'active' || endsAt === undefined)
      throw notPossible('This mentorship hasn’t begun, or has ended.');
    const side = sideOfCaller(mentorship, account.id);
    if (renewedBy.includes(side)) return;
    if (now.getTime() < Date.parse(endsAt) - RENEWAL_MS)
      throw notPossible('A term can be renewed from 14 days before its end.');
    const isAgreed = renewedBy.length > 0;
    const fields = isAgreed ? { renewedBy: [], endsAt: termEnd(endsAt, asked.weeks) } : { renewedBy: [side] };
    await transact({ mentorship: changeWrite(mentorship, fields, now) });
  });
};
