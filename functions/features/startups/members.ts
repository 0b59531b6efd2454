import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { uncountStartup } from '#functions/parts/startups/counts.ts';
import {
  getMember,
  memberWrite,
  namesOf,
  partWrite,
  roleIn,
  shownMember,
  teamOf,
} from '#functions/parts/startups/members.ts';
import { isClosed, leaveClosedWrite, teamWrite } from '#functions/parts/startups/repository.ts';
import type { startups } from '#shared/features/startups/routes.ts';
import { STARTUP_ERRORS } from '#shared/features/startups/rules.ts';
import type { StoredMember } from '#shared/features/startups/stored.ts';
import {
  attempt,
  changeInTeam,
  current,
  type LoadedStartup,
  limitChanges,
  noStartup,
  notPossible,
  requireOpen,
} from './change.ts';

/** The lead, the members, and those who are invited. */
export const members: Handler<typeof startups.members, LoadedStartup> = async ({ record }) => {
  const team = await teamOf(record.startup.id);
  const names = await namesOf(team.map(({ userId }) => userId));
  return { items: team.map((one) => shownMember(one, names)) };
};

const noMember = () => new AppError('not_found', { message: 'This user isn’t in the team.' });

/** 409 for what a startup that was closed meanwhile refuses, and for any other change of its team. */
const ifClosed = (failed: { readonly startup?: unknown }) =>
  failed.startup ? notPossible(STARTUP_ERRORS.closed) : undefined;

/** Leaves a team, also a closed one. The lead stays until another member leads it. */
const leave = async ({ startup, member }: LoadedStartup, now: Date): Promise<void> => {
  const closed = isClosed(startup);
  if (roleIn(member) === 'lead') throw notPossible(closed ? STARTUP_ERRORS.closed : STARTUP_ERRORS.leadStays);
  const left = memberWrite(member, { to: 'left', by: 'self', user: member.userId, now });
  if (closed) await attempt({ startup: leaveClosedWrite(startup.id), member: left }, () => undefined);
  else
    await attempt(
      {
        startup: teamWrite(startup.id, { members: -1 }),
        member: left,
        count: uncountStartup(member.userId),
      },
      () => undefined,
    );
};

/** Takes a member out of the team, or an invitation back. */
const remove = async (record: LoadedStartup, member: StoredMember, now: Date): Promise<void> => {
  const { startup } = record;
  requireOpen(startup);
  const removed = memberWrite(member, { to: 'removed', by: 'lead', user: record.member.userId, now });
  const isMember = member.status === 'member';
  await changeInTeam(
    record,
    {
      startup: teamWrite(startup.id, isMember ? { members: -1 } : { invited: -1 }),
      member: removed,
      count: isMember ? uncountStartup(member.userId) : undefined,
    },
    { role: 'lead', meaning: ifClosed },
  );
};

/** Lets a member leave, or the lead remove another one or withdraw an invitation. */
export const removeMember: Handler<typeof startups.removeMember, LoadedStartup> = async ({
  record,
  params: { id, userId },
  account,
  now,
}) => {
  await limitChanges(account, now);
  if (userId === account.id) {
    await leave(record, now);
    return { id };
  }
  if (roleIn(record.member) !== 'lead') throw notPossible(STARTUP_ERRORS.onlyLead);
  const member = await getMember(id, userId);
  if (!member || !(member.status === 'member' || member.status === 'invited')) throw noMember();
  await remove(record, member, now);
  return { id };
};

/** Makes another member the lead. All of it or nothing: a team has one lead. */
const handOver = async (
  { startup, member: lead }: LoadedStartup,
  next: StoredMember,
  responsibility: string | undefined,
  now: Date,
): Promise<void> => {
  const by = { by: lead.userId, at: now.toISOString() };
  const said = responsibility === undefined ? {} : { responsibility };
  await attempt(
    {
      startup: teamWrite(startup.id, {}),
      lead: partWrite(lead, { role: 'member', ...by }),
      next: partWrite(next, { role: 'lead', ...by, ...said }),
    },
    (failed) => (failed.lead ? noStartup() : ifClosed(failed)),
  );
};

/** Says what a member does in the team, or hands the lead over to them. */
export const changeMember: Handler<typeof startups.changeMember, LoadedStartup> = async ({
  record,
  params: { id, userId },
  body: { role, responsibility },
  account,
  now,
}) => {
  requireOpen(record.startup);
  await limitChanges(account, now);
  const member = await getMember(id, userId);
  if (member?.status !== 'member') throw noMember();
  if (role === 'lead' && userId !== account.id) await handOver(record, member, responsibility, now);
  else if (role !== member.role) throw notPossible(STARTUP_ERRORS.leadStays);
  else if (responsibility !== undefined) await say(record, member, responsibility);
  return current(id, account.id);
};

/** What a member does in the team; the lead’s own record checks that they lead it. */
const say = async (record: LoadedStartup, member: StoredMember, responsibility: string): Promise<void> => {
  const steps = { startup: teamWrite(record.startup.id, {}), member: partWrite(member, { responsibility }) };
  if (member.userId === record.member.userId) await attempt(steps, ifClosed);
  else await changeInTeam(record, steps, { role: 'lead', meaning: ifClosed });
};
