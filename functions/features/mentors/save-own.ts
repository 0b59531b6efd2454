import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { ConditionFailed, putItem } from '#functions/core/table.ts';
import { getMentor, mentorPut, type StoredMentor } from '#functions/parts/mentors/repository.ts';
import { getProfile } from '#functions/parts/profile/repository.ts';
import type { mentors } from '#shared/features/mentors/routes.ts';
import { approvalAtFirst, CONDUCT_VERSION, type MentorApproval } from '#shared/features/mentors/rules.ts';
import { freeTimesNow } from './calendar.ts';
import { callerRole, mentorAtFirst } from './own.ts';
import { isActiveMentor, personOf } from './person.ts';
import { ownMentor } from './view.ts';

type Given = Parameters<Handler<typeof mentors.saveOwn>>[0]['body'];

/** The approval of a mentor who saves settings: one who was rejected asks again, and so does one who has another role now. */
const approvalAfter = ({ approval, role }: StoredMentor, now: StoredMentor['role']): MentorApproval => {
  if (approval === 'rejected') return 'waiting';
  return role === now ? approval : approvalAtFirst(now);
};

/** What was stored, as of now: with the role, the names and the state of the account. */
const currentOf = async (account: Account, before: StoredMentor, now: Date): Promise<StoredMentor> => {
  const role = callerRole(account);
  const approval = approvalAfter(before, role);
  return {
    ...before,
    role,
    active: isActiveMentor(account),
    person: personOf(account, await getProfile(account.id)),
    approval,
    ...(approval !== before.approval && { since: now.toISOString(), approvalReason: undefined }),
  };
};

/** Settings with what the user saves: taking requests again forgets those that were left unanswered. */
const edited = (mentor: Omit<StoredMentor, 'version'>, given: Given): StoredMentor => {
  const { paused, version, ...settings } = given;
  const pause = paused
    ? { pausedBy: mentor.pausedBy ?? ('mentor' as const) }
    : { pausedBy: undefined, unanswered: mentor.pausedBy === undefined ? mentor.unanswered : [] };
  return { ...mentor, ...settings, ...pause, version: version + 1 };
};

/** Saves the settings of the signed-in user as a mentor. 409 when they have changed since the given version. */
export const saveOwn: Handler<typeof mentors.saveOwn> = async ({ account, body, now }) => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  if (body.conductVersion > CONDUCT_VERSION)
    throw new AppError('invalid_input', {
      fields: { conductVersion: 'There is no such version of the code of conduct' },
    });
  return retrying(
    async () => {
      const before = await getMentor(account.id);
      if ((before?.version ?? 0) !== body.version) throw new AppError('conflict');
      const current = before ? await currentOf(account, before, now) : await mentorAtFirst(account, now);
      // Of the kind of mentor follow the hours a week, and of those the free times.
      const times = await freeTimesNow(account.id, body.type, now);
      const after = { ...edited(current, body), ...times };
      await putItem(mentorPut(after, before));
      return ownMentor(after, now);
    },
    (error) => error instanceof ConditionFailed,
  );
};
