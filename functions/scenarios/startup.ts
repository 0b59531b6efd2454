import { transact } from '#functions/core/table.ts';
import { countStartup } from '#functions/parts/startups/counts.ts';
import { putAssumptions, putMilestones } from '#functions/parts/startups/lists.ts';
import { newMember } from '#functions/parts/startups/members.ts';
import { newNote, type StoredNote } from '#functions/parts/startups/notes.ts';
import { newStartup } from '#functions/parts/startups/repository.ts';
import type { Assumption, Milestone } from '#shared/features/startups/entries.ts';
import type { StartupStatus, TeamRole } from '#shared/features/startups/rules.ts';
import type { StartupFields } from '#shared/features/startups/schema.ts';
import type { StoredMember, StoredStartup } from '#shared/features/startups/stored.ts';

/** A member, or a user who is invited: the first of a startup leads it. */
interface SomeMember {
  readonly userId: string;
  readonly at: string;
  readonly responsibility?: string;
  readonly invited?: boolean;
}

/** A startup in any state, with what a caller wants to be different. */
export interface StartupDescription extends Partial<StartupFields> {
  readonly id: string;
  readonly name: string;
  readonly status: StartupStatus;
  readonly createdAt: string;
  readonly team: readonly [SomeMember, ...SomeMember[]];
  readonly milestones?: readonly Milestone[];
  readonly assumptions?: readonly Assumption[];
  readonly notes?: readonly Omit<StoredNote, 'startupId'>[];
  readonly learned?: string;
}

const EMPTY = {
  ...{ industry: null, problem: '', solution: '', targetMarket: '', stage: null, timeline: '' },
  ...{ description: '', fundingRaised: null, audience: 'team' },
} as const satisfies Omit<StartupFields, 'name'>;

const STEPS: Readonly<Record<StartupStatus, readonly StartupStatus[]>> = {
  draft: ['draft'],
  active: ['draft', 'active'],
  closed: ['draft', 'active', 'closed'],
};

const startupRecord = (description: StartupDescription): StoredStartup => {
  const { team, milestones: _, assumptions: __, notes: ___, learned = '', ...given } = description;
  const { status, createdAt } = given;
  const [lead] = team;
  return {
    ...EMPTY,
    ...given,
    ...{ learned, updatedAt: createdAt, fieldsVersion: 1, version: 1, documents: 0 },
    members: team.filter(({ invited }) => !invited).length,
    invited: team.filter(({ invited }) => invited).length,
    ...(status !== 'draft' && { launchedAt: createdAt }),
    ...(status === 'closed' && { closedAt: createdAt }),
    history: STEPS[status].map((step) => ({ status: step, at: createdAt, by: 'lead', user: lead.userId })),
  };
};

const memberRecord = (
  { id, name, team }: StartupDescription,
  { userId, at, responsibility = '', invited = false }: SomeMember,
): StoredMember => {
  const [lead] = team;
  const role: TeamRole = userId === lead.userId ? 'lead' : 'member';
  const status = invited ? 'invited' : 'member';
  return {
    ...{ startupId: id, userId, role, status, responsibility, since: at, startup: name },
    ...{ by: lead.userId, at, version: 1 },
    history: [{ status, at, by: invited ? 'lead' : 'self' }],
  };
};

/** Stores a startup with its team, what is planned and assumed, and notes. The step `startup` fails when it is there. */
export const storeStartup = async (description: StartupDescription): Promise<StoredStartup> => {
  const startup = startupRecord(description);
  const { id: startupId, team, milestones, assumptions, notes = [], createdAt } = description;
  const list = { startupId, updatedAt: createdAt, version: 1 };
  const counted = team.filter(({ invited }) => !invited).map(({ userId }) => countStartup(userId));
  await transact({
    startup: newStartup(startup),
    members: team.map((one) => newMember(memberRecord(description, one))),
    counts: startup.status === 'closed' ? [] : counted,
    milestones:
      milestones &&
      putMilestones({ ...list, milestones: [...milestones], remindedUntil: createdAt }, undefined),
    assumptions: assumptions && putAssumptions({ ...list, assumptions: [...assumptions] }, undefined),
    notes: notes.map((note) => newNote({ ...note, startupId })),
  });
  return startup;
};
