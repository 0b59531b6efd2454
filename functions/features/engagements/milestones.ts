import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { changeWrite } from '#functions/parts/engagements/repository.ts';
import type { engagements } from '#shared/features/engagements/routes.ts';
import { isOver } from '#shared/features/engagements/rules.ts';
import type { Milestone, StoredEngagement } from '#shared/features/engagements/schema.ts';
import { changed, contactOf, limitChanges, notPossible } from './change.ts';
import { sideOf } from './view.ts';

/** The milestones with what is done as it was: that is for the poster to say. */
const withDoneAsItWas = (milestones: readonly Milestone[], known: readonly Milestone[]): Milestone[] => {
  const done = new Set(known.filter((one) => one.done).map(({ id }) => id));
  return milestones.map((one) => ({ ...one, done: done.has(one.id) }));
};

/** Saves the milestones as one side edited them, from the version that it read. */
export const milestones: Handler<typeof engagements.milestones, StoredEngagement> = async (call) => {
  const { body, record, account, now } = call;
  await limitChanges(call);
  return changed(call, async (engagement) => {
    if (isOver(engagement.status))
      throw notPossible('This project is over: its milestones stay as they are.');
    if (engagement.version !== body.version) throw new AppError('conflict');
    const milestonesBy = sideOf(record, account.id);
    const next =
      milestonesBy === 'poster' ? body.milestones : withDoneAsItWas(body.milestones, engagement.milestones);
    const fields = { milestones: next, milestonesBy, ...contactOf(call) };
    await transact({ engagement: changeWrite(engagement, fields, now) });
  });
};
