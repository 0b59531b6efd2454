import { asRead, both, isOneOf } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { moveWrite } from '#functions/core/move.ts';
import { type Condition, getItem, getItems, type Key } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { conditionOf, updateOf } from '#functions/core/update.ts';
import {
  type MemberStatus,
  STARTUP,
  type StartupStatus,
  startupWorkflow,
} from '#shared/features/startups/rules.ts';
import { type StoredStartup, storedStartupSchema } from '#shared/features/startups/stored.ts';

export const startupKey = (id: string): Key => keyOf('startup', { id });

export const getStartup = (id: string): Promise<StoredStartup | undefined> =>
  getItem(storedStartupSchema, startupKey(id));

/** The startups with these ids, at most 100, in any order. */
export const getStartups = (ids: readonly string[]): Promise<StoredStartup[]> =>
  getItems(storedStartupSchema, [...new Set(ids)].map(startupKey));

/** The write of a new startup. */
export const newStartup = (startup: StoredStartup): Write => ({
  Put: {
    Item: { ...itemOf('startup', startup), ...startup },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Whether nothing about a startup can change any more. */
export const isClosed = ({ status }: Pick<StoredStartup, 'status'>): boolean => status === 'closed';

/** The condition that a startup is not closed. */
const OPEN: Condition = isOneOf('status', ['draft', 'active'] satisfies StartupStatus[]);

/** Checks, in the transaction of a change of what belongs to a startup, that it is not closed meanwhile. */
export const checkOpen = (id: string): Write => ({
  ConditionCheck: { Key: startupKey(id), ...conditionOf(OPEN) },
});

/** What changes of the fields. */
type Fields = Partial<Omit<StoredStartup, 'id' | 'status' | 'history' | 'version' | 'fieldsVersion'>>;

/** A change of what the team entered. It fails for a closed startup, and unless the fields have the version that was read. */
export const fieldsWrite = (
  { id, status, fieldsVersion }: StoredStartup,
  fields: Fields,
  now: Date,
): Write => ({
  Update: updateOf(
    startupKey(id),
    { set: { ...fields, updatedAt: now.toISOString() }, add: { fieldsVersion: 1 } },
    asRead({ status, fieldsVersion }),
  ),
});

interface TeamChange {
  readonly members?: number;
  readonly invited?: number;
}

const ROOM: Readonly<Record<keyof TeamChange, Condition>> = {
  members: { condition: 'members < :places', values: { ':places': STARTUP.team } },
  invited: { condition: 'invited < :most', values: { ':most': STARTUP.invited } },
};

/**
 * Counts members and invitations with a change of the team. One more needs room; it fails for a closed startup too. Another
 * change of the team at the same time is no reason to fail.
 */
export const teamWrite = (id: string, add: TeamChange): Write => {
  const grows = (['members', 'invited'] as const).filter((name) => (add[name] ?? 0) > 0);
  const room = grows.reduce<Condition | undefined>((all, name) => both(ROOM[name], all), undefined);
  return { Update: updateOf(startupKey(id), { add: { ...add, version: 1 } }, both(OPEN, room)) };
};

/** The same for a member who leaves a closed startup: it has no version that anyone waits for. */
export const leaveClosedWrite = (id: string): Write => ({
  Update: updateOf(startupKey(id), { add: { members: -1 } }, isOneOf('status', ['closed'])),
});

/** Counts one member or invitation less, of a startup in any status, when the account of the user is deleted. */
export const forgetWrite = (id: string, status: MemberStatus): Write => ({
  Update: updateOf(
    startupKey(id),
    { add: { members: status === 'member' ? -1 : 0, invited: status === 'invited' ? -1 : 0, version: 1 } },
    { condition: 'attribute_exists(pk)' },
  ),
});

/** Counts the documents. One more needs room; it fails for a closed startup. */
export const documentsWrite = (id: string, change: 1 | -1): Write => {
  const room = { condition: 'documents < :documents', values: { ':documents': STARTUP.documents } };
  return {
    Update: updateOf(startupKey(id), { add: { documents: change } }, change > 0 ? both(OPEN, room) : OPEN),
  };
};

interface StatusChange {
  readonly to: StartupStatus;
  /** The lead who makes it. */
  readonly user: string;
  readonly now: Date;
  readonly fields: Fields;
}

/** The write that moves a startup to another status. It fails when its status, team or fields have changed since it was read. */
export const statusWrite = (startup: StoredStartup, { to, user, now, fields }: StatusChange): Write =>
  moveWrite(startupWorkflow, {
    only: { condition: 'fieldsVersion = :fields', values: { ':fields': startup.fieldsVersion } },
    key: startupKey(startup.id),
    from: startup,
    to,
    by: 'lead',
    user,
    at: now,
    set: fields,
  });

/** Deletes a draft, if its team and status are as they were read. */
export const deleteDraft = ({ id, version }: StoredStartup): Write => ({
  Delete: { Key: startupKey(id), ...conditionOf(asRead({ status: 'draft', version })) },
});
