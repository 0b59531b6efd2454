import * as z from 'zod';
import { getAccount } from '#functions/core/account.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { requestMail } from '#functions/core/mail/request.ts';
import { applicantsOfPosting } from '#functions/parts/applicants/packed/read.ts';
import { membersOf } from '#functions/parts/companies/membership.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { getOpportunity, type StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { beginningOfDay, endOfDay } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';
import { REMINDED_DAYS_BEFORE } from '#shared/features/applications/reply-promise.ts';
import { isOwed, setReplyClock } from './clock.ts';
import { markMissed } from './missed-promises.ts';

/** Who decides about the applicants of a posting: the members of its company, or its author. */
const decidersOf = async ({ companyId, owner }: StoredOpportunity): Promise<readonly string[]> => {
  if (companyId === null) return owner === undefined ? [] : [owner];
  return (await membersOf(companyId)).flatMap(({ userId, status }) => (status === 'member' ? [userId] : []));
};

/** Notifies everyone who decides that replies are due, in the bell and by mail. The same day and posting notify once. */
const remind = async (posting: StoredOpportunity, day: string, before: number): Promise<void> => {
  const at = beginningOfDay(day).toISOString();
  for (const userId of await decidersOf(posting)) {
    const role = (await getAccount(userId))?.role;
    if (role !== 'employer' && role !== 'alumni') continue;
    const { id: opportunityId, title } = posting;
    const replyBy = daysAfter(day, before);
    const event = { kind: 'reply_due', opportunityId, title, inDays: before, replyBy, role } as const;
    await notify(userId, at, event);
    await requestMail(userId, at, event);
  }
};

const AT_ONCE = 24;

/** Marks what was missed, and notifies the applicants. Returns whom; repeated, it marks and notifies nobody twice. */
const followMissed = async (
  posting: StoredOpportunity,
  rows: readonly Applicant[],
  day: string,
  now: Date,
): Promise<ReadonlySet<string>> => {
  const overdue = rows.filter(({ replyBy }) => replyBy < day).map(({ userId }) => userId);
  const marked = new Set<string>();
  for (let from = 0; from < overdue.length; from += AT_ONCE)
    for (const one of await markMissed(posting, overdue.slice(from, from + AT_ONCE), day, now)) {
      const { userId, status, opportunity } = one;
      marked.add(userId);
      if (status === 'withdrawn') continue;
      // The moment follows from the promise, so that the notification is the same however often this runs.
      const at = endOfDay(opportunity.replyBy).toISOString();
      const { title, company } = opportunity;
      const event = { kind: 'reply_missed', opportunityId: posting.id, title, company } as const;
      await notify(userId, at, event);
      await requestMail(userId, at, event);
    }
  return marked;
};

/**
 * Does what is due on a day about the promised replies of a posting: reminds its employers three days before and on the
 * day, and marks what was missed. When it fails it is tried again, and every part of it can be repeated.
 */
export const replyClock = defineTask(
  'reply-clock',
  z.object({ opportunityId: z.string(), day: z.string() }),
  async ({ opportunityId, day }, now) => {
    const posting = await getOpportunity(opportunityId);
    if (!posting) return setReplyClock(opportunityId, [], day);
    const { rows } = await applicantsOfPosting(opportunityId, now);
    const owed = rows.filter(isOwed);
    for (const before of REMINDED_DAYS_BEFORE)
      if (owed.some(({ replyBy, status }) => status !== 'withdrawn' && replyBy === daysAfter(day, before)))
        await remind(posting, day, before);
    const marked = await followMissed(posting, owed, day, now);
    await setReplyClock(
      opportunityId,
      owed.filter(({ userId }) => !marked.has(userId)),
      day,
    );
  },
);
