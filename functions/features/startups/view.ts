import { getAssumptions, getMilestones } from '#functions/parts/startups/lists.ts';
import { namesOf, shownMember } from '#functions/parts/startups/members.ts';
import { shortened } from '#shared/core/characters.ts';
import { nextMilestoneOf, progressOf, riskiestOf } from '#shared/features/startups/derived.ts';
import type { Assumption, Milestone } from '#shared/features/startups/entries.ts';
import type { Startup, StartupRow } from '#shared/features/startups/schema.ts';
import type {
  StoredAssumptions,
  StoredMember,
  StoredMilestones,
  StoredStartup,
} from '#shared/features/startups/stored.ts';

/** How much of a description a list shows, in characters. */
const SHOWN_IN_LIST = 240;

/** What follows from the milestones. */
export const fromMilestones = (milestones: readonly Milestone[]) => {
  const { done, total, percent } = progressOf(milestones);
  const next = nextMilestoneOf(milestones);
  return {
    progress: percent,
    milestonesDone: { done, total },
    nextMilestone: next && { id: next.id, title: next.title, due: next.due },
  };
};

/** What follows from the assumptions. */
export const fromAssumptions = (assumptions: readonly Assumption[]) => ({
  riskiest: riskiestOf(assumptions),
});

interface Lists {
  readonly milestones: StoredMilestones | undefined;
  readonly assumptions: StoredAssumptions | undefined;
}

/** When anything of a startup last changed. */
const latestOf = ({ updatedAt }: StoredStartup, { milestones, assumptions }: Lists): string =>
  [updatedAt, milestones?.updatedAt ?? '', assumptions?.updatedAt ?? ''].toSorted().at(-1) ?? updatedAt;

/** A startup in the list of one of its members, or of a user who is invited: what the team assumes is not for them. */
export const shownRow = (startup: StoredStartup, member: StoredMember, lists: Lists): StartupRow => {
  const { id, name, industry, stage, fundingRaised, audience, status, description, members } = startup;
  const { role, since } = member;
  const assumptions = member.status === 'member' ? (lists.assumptions?.assumptions ?? []) : [];
  return {
    ...{ id, name, industry, stage, fundingRaised, audience, status },
    description: shortened(description, SHOWN_IN_LIST),
    teamSize: members,
    ...fromMilestones(lists.milestones?.milestones ?? []),
    ...fromAssumptions(assumptions),
    updatedAt: latestOf(startup, lists),
    mine: { role, status: member.status, since },
  };
};

/** The lists of one startup. */
export const listsOf = async (id: string): Promise<Lists> => {
  const [milestones, assumptions] = await Promise.all([getMilestones(id), getAssumptions(id)]);
  return { milestones, assumptions };
};

/** A startup as one of its members sees it. */
export const shownStartup = async (
  startup: StoredStartup,
  member: StoredMember,
  team: readonly StoredMember[],
): Promise<Startup> => {
  const [lists, names] = await Promise.all([listsOf(startup.id), namesOf(team.map(({ userId }) => userId))]);
  const { problem, solution, targetMarket, timeline, description, learned, createdAt } = startup;
  return {
    ...shownRow(startup, member, lists),
    ...{ problem, solution, targetMarket, timeline, description, learned, createdAt },
    launchedAt: startup.launchedAt ?? null,
    closedAt: startup.closedAt ?? null,
    team: team.map((one) => shownMember(one, names)),
    milestones: lists.milestones?.milestones ?? [],
    milestonesVersion: lists.milestones?.version ?? 0,
    assumptions: lists.assumptions?.assumptions ?? [],
    assumptionsVersion: lists.assumptions?.version ?? 0,
    version: startup.fieldsVersion,
  };
};
