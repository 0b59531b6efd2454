import type { Account } from '#functions/core/account.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { maySeePage } from '#functions/parts/startups/audience.ts';
import { getMilestones } from '#functions/parts/startups/lists.ts';
import { isCurrent, namesOf, teamOf } from '#functions/parts/startups/members.ts';
import { getStartup } from '#functions/parts/startups/repository.ts';
import type { startups } from '#shared/features/startups/routes.ts';
import type { StartupPage } from '#shared/features/startups/schema.ts';
import type { StoredMember, StoredStartup } from '#shared/features/startups/stored.ts';
import { noStartup } from './change.ts';
import { fromMilestones } from './view.ts';

/** The members with a name: those whose accounts are hidden are left out. */
const shownTeam = async (team: readonly StoredMember[]): Promise<StartupPage['team']> => {
  const members = team.filter(({ status }) => status === 'member');
  const names = await namesOf(members.map(({ userId }) => userId));
  return members.flatMap(({ userId, role, responsibility }) => {
    const name = names.get(userId) ?? '';
    return name === '' ? [] : [{ id: userId, name, role, responsibility }];
  });
};

const shownPage = async (
  startup: StoredStartup,
  team: readonly StoredMember[],
  { id: callerId }: Account,
): Promise<StartupPage> => {
  const [list, members] = await Promise.all([getMilestones(startup.id), shownTeam(team)]);
  const { id, name, industry, stage, fundingRaised, status, description, problem, solution } = startup;
  const { targetMarket, timeline, learned, updatedAt } = startup;
  const mine = team.find(({ userId }) => userId === callerId);
  return {
    ...{ id, name, industry, stage, fundingRaised, status, description, problem, solution },
    ...{ targetMarket, timeline, learned, updatedAt, team: members, teamSize: startup.members },
    ...fromMilestones(list?.milestones ?? []),
    mine: mine && isCurrent(mine.status) ? { role: mine.role, status: mine.status, since: mine.since } : null,
  };
};

/** The page of a startup for those whom its team chose. For all others it does not exist. */
export const page: Handler<typeof startups.page> = async ({ params: { id }, account }) => {
  const [startup, team] = await Promise.all([getStartup(id), teamOf(id)]);
  if (!startup || !(await maySeePage(startup, team, account))) throw noStartup();
  return shownPage(startup, team, account);
};
