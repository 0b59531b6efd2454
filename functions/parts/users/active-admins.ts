import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { getItem, type Key } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';

/**
 * The ids of all active admins, in one record: a condition on it prevents the last one from being suspended or
 * demoted, however many try at once.
 */
const guardKey: Key = keyOf('active-admins', {});
const guardSchema = z.object({ ids: z.set(z.string()) });

/** The ids of all active admins. */
export const activeAdmins = async (): Promise<ReadonlySet<string>> =>
  (await getItem(guardSchema, guardKey))?.ids ?? new Set();

/** The part of a transaction that makes admins active. */
export const addActiveAdmins = (ids: readonly string[]): Write => ({
  Update: updateOf(guardKey, { set: { entity: 'active-admins' }, add: { ids: new Set(ids) } }),
});

/** The same for one admin. */
export const addActiveAdmin = (id: string): Write => addActiveAdmins([id]);

/** The same, only while the admin who approves is the only active one: a second would have to approve too. */
export const addOnlyActiveAdmin = (id: string, approvedBy: string): Write => ({
  Update: updateOf(
    guardKey,
    { add: { ids: new Set([id]) } },
    { condition: 'contains(ids, :by) AND size(ids) < :two', values: { ':by': approvedBy, ':two': 2 } },
  ),
});

/** The same, only while both admins who approve are active. */
export const addActiveAdminBy = (id: string, first: string, second: string): Write => ({
  Update: updateOf(
    guardKey,
    { add: { ids: new Set([id]) } },
    {
      condition: 'contains(ids, :first) AND contains(ids, :second)',
      values: { ':first': first, ':second': second },
    },
  ),
});

/** The part of a transaction that removes an active admin's rights. Fails for the last one. */
export const removeActiveAdmin = (id: string): Write => ({
  Update: updateOf(
    guardKey,
    { discard: { ids: new Set([id]) } },
    { condition: 'contains(ids, :id) AND size(ids) > :one', values: { ':id': id, ':one': 1 } },
  ),
});

/** The condition that no second admin is active, for what one admin decides alone. */
export const whileOneIsActive = (): Write => ({
  ConditionCheck: {
    Key: guardKey,
    ConditionExpression: 'attribute_not_exists(ids) OR size(ids) < :two',
    ExpressionAttributeValues: { ':two': 2 },
  },
});

/** The condition that both of these admins are active. */
export const whileBothAreActive = (first: string, second: string): Write => ({
  ConditionCheck: {
    Key: guardKey,
    ConditionExpression: 'contains(ids, :first) AND contains(ids, :second)',
    ExpressionAttributeValues: { ':first': first, ':second': second },
  },
});
