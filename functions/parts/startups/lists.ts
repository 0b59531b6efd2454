import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { getItem, getItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { nextReminder } from '#shared/features/startups/due.ts';
import {
  type StoredAssumptions,
  type StoredMilestones,
  storedAssumptionsSchema,
  storedMilestonesSchema,
} from '#shared/features/startups/stored.ts';

export const milestonesKey = (startupId: string) => keyOf('startup-milestones', { startupId });
export const assumptionsKey = (startupId: string) => keyOf('startup-assumptions', { startupId });

/** The milestones of a startup; undefined before they were saved for the first time. */
export const getMilestones = (startupId: string): Promise<StoredMilestones | undefined> =>
  getItem(storedMilestonesSchema, milestonesKey(startupId));

export const getAssumptions = (startupId: string): Promise<StoredAssumptions | undefined> =>
  getItem(storedAssumptionsSchema, assumptionsKey(startupId));

const byStartup = <L extends { readonly startupId: string }>(lists: readonly L[]): ReadonlyMap<string, L> =>
  new Map(lists.map((one) => [one.startupId, one]));

/** The milestones of several startups, at most 100, by their ids. */
export const milestonesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, StoredMilestones>> =>
  byStartup(await getItems(storedMilestonesSchema, [...new Set(ids)].map(milestonesKey)));

export const assumptionsOf = async (
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredAssumptions>> =>
  byStartup(await getItems(storedAssumptionsSchema, [...new Set(ids)].map(assumptionsKey)));

/** The condition that a list is as it was read, or was never saved. */
const unchanged = (before: { readonly version: number } | undefined) =>
  before
    ? {
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': before.version },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };

/** When the next reminder of the milestones is due. */
export const remindAtOf = ({
  milestones,
  remindedUntil,
}: Pick<StoredMilestones, 'milestones' | 'remindedUntil'>): string | undefined => {
  const next = nextReminder(milestones, Date.parse(remindedUntil));
  return next === undefined ? undefined : new Date(next).toISOString();
};

/** The attributes by which the hourly run finds the milestones; none without a reminder. */
export const reminderKey = (remindAt: string | undefined) =>
  remindAt === undefined ? {} : { remindAt, ...listKey('startup-milestones', 'reminders', { remindAt }) };

/** Stores milestones in place of what was read. It fails when they were changed meanwhile. */
export const putMilestones = (
  list: Omit<StoredMilestones, 'remindAt'>,
  before: StoredMilestones | undefined,
): Write => ({
  Put: {
    Item: { ...itemOf('startup-milestones', list), ...list, ...reminderKey(remindAtOf(list)) },
    ...unchanged(before),
  },
});

/** Stores assumptions in place of what was read. It fails when they were changed meanwhile. */
export const putAssumptions = (list: StoredAssumptions, before: StoredAssumptions | undefined): Write => ({
  Put: { Item: { ...itemOf('startup-assumptions', list), ...list }, ...unchanged(before) },
});
