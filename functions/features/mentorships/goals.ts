import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import { changeWrite, type MentorshipRecord } from '#functions/parts/mentorships/repository.ts';
import type { mentorships } from '#shared/features/mentorships/routes.ts';
import { PROGRESS_KEPT, progressOf } from '#shared/features/mentorships/rules.ts';
import type { Goal } from '#shared/features/mentorships/schema.ts';
import { changed, notPossible, sideOfCaller } from './change.ts';

const stale = () =>
  new AppError('conflict', {
    message: 'The goals were changed meanwhile. Look at them before you save yours.',
  });

/** Throws unless a mentorship goes on with the goals that the caller saw. */
const checkGoals = ({ status, goalsVersion }: MentorshipRecord, version: number): void => {
  if (status !== 'active') throw notPossible('Goals can be changed while the mentorship goes on.');
  if (goalsVersion !== version) throw stale();
};

/** The texts of goals by the names of their fields. */
const textsOf = (goals: readonly Goal[]): Record<string, string> =>
  Object.fromEntries(
    goals.flatMap(({ title, steps }, goal) => [
      [`goals.${goal}.title`, title],
      ...steps.map((step, index) => [`goals.${goal}.steps.${index}.title`, step.title]),
    ]),
  );

/** Proposes goals to the other side, in place of what either side proposed before. */
export const saveGoals: Handler<typeof mentorships.saveGoals, MentorshipRecord> = (call) => {
  const { record, body, account, now } = call;
  const by = sideOfCaller(record, account.id);
  if (record.minor) refuseContactData(textsOf(body.goals));
  return changed(call, async (mentorship) => {
    checkGoals(mentorship, body.version);
    const fields = { proposed: { goals: body.goals, by }, goalsVersion: body.version + 1 };
    await transact({ mentorship: changeWrite(mentorship, fields, now) });
  });
};

/** Agrees to what the other side proposed: from then on it is what progress counts. */
export const agreeGoals: Handler<typeof mentorships.agreeGoals, MentorshipRecord> = (call) => {
  const { body, account, now } = call;
  return changed(call, async (mentorship) => {
    const { proposed, progress } = mentorship;
    checkGoals(mentorship, body.version);
    if (!proposed) return;
    if (proposed.by === sideOfCaller(mentorship, account.id))
      throw notPossible('The other side agrees to what you proposed.');
    const { goals } = proposed;
    const entry = { ...progressOf(goals), at: now.toISOString() };
    const fields = { goals, proposed: undefined, progress: [...progress, entry].slice(-PROGRESS_KEPT) };
    await transact({ mentorship: changeWrite(mentorship, fields, now) });
  });
};
