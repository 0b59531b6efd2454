import { getAccount, isShown } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { hashToken } from '#functions/core/ids.ts';
import { itemOf } from '#functions/core/keys.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { incrementCounters } from '#functions/parts/dashboard/repository.ts';
import { shownEvents } from '#functions/parts/events/shown-events.ts';
import { loadProfile } from '#functions/parts/profile/change-profile.ts';
import { viewerOf } from '#functions/parts/profile/relation.ts';
import { audiencesIn } from '#functions/parts/profile/views.ts';
import { evidenceOf } from '#functions/parts/projects/evidence.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import type { profile } from '#shared/features/profile/routes.ts';
import { visibleSections } from '#shared/features/profile/visibility.ts';

/** A view is stored for longer than its day, whatever the clocks say, and no longer than its retention. */
const VIEW_SECONDS = 2 * 86_400;

/** Counts a view, once for each viewer, person and day. The record does not reveal the viewer. */
const countView = async (viewerId: string, userId: string, now: Date): Promise<void> => {
  const day = dayOf(now);
  const viewerHash = hashToken(`${day} ${viewerId} ${userId}`);
  try {
    await transact({
      view: {
        Put: {
          Item: {
            ...itemOf('profile-view', { userId, day, viewerHash }),
            ttl: Math.floor(now.getTime() / 1000) + VIEW_SECONDS,
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      figures: incrementCounters(userId, { profileViews: 1 }),
    });
  } catch (error) {
    // Counted already, or the account was deleted meanwhile.
    if (!(error instanceof TransactionFailed)) throw error;
  }
};

/** The profile of a user as the caller may see it. */
export const person: Handler<typeof profile.person> = async ({ params, query, account: caller, now }) => {
  const account = await getAccount(params.id);
  const isOwn = params.id === caller.id;
  if (!account || !(isOwn || isShown(account)))
    throw new AppError('not_found', { message: 'This profile doesn’t exist, or is no longer shown.' });
  const viewer = isOwn ? (query.as ?? 'owner') : await viewerOf(caller, account);
  const { profile: stored, stored: entries } = await loadProfile(account.id);
  if (!isOwn) await countView(caller.id, account.id, now);
  const { id, firstName, lastName, role } = account;
  const sections = sectionsOf({ ...account, ...stored }, entries);
  const audiences = audiencesIn(stored.sections ?? {});
  const [evidence, events] = await Promise.all([
    evidenceOf(account, { viewer, audiences, now }),
    shownEvents(account.id),
  ]);
  return {
    id,
    firstName,
    lastName,
    role,
    viewer,
    sections: visibleSections(sections, audiences, viewer),
    evidence,
    events,
  };
};
