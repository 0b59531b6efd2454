import { fullDate } from '#frontend/ui/data/dates.ts';
import { formatMoney } from '#shared/core/pay.ts';
import { STARTUPS_PATH } from '#shared/features/startups/address.ts';
import type { Milestone } from '#shared/features/startups/entries.ts';
import type { StartupFields } from '#shared/features/startups/schema.ts';

/** The tabs of the Startup Builder, as its address has them. */
export const BUILDER_TABS = ['mine', 'challenges', 'resources', 'new'] as const;
export type BuilderTab = (typeof BUILDER_TABS)[number];

/** The address of a tab. */
export const tabPath = (tab: BuilderTab): string =>
  tab === 'mine' ? STARTUPS_PATH : `${STARTUPS_PATH}?tab=${tab}`;

/** Where mentors are asked for advice on a startup. */
export const ADVISERS_PATH = `/dashboard/student/mentors?${new URLSearchParams({ type: 'Entrepreneurship Coach' })}`;

/** `$12,000 (self-declared)`; empty while the team says nothing. */
export const fundingInWords = (funding: StartupFields['fundingRaised']): string =>
  funding === null ? '' : `${formatMoney(funding.amount, funding.currency)} (self-declared)`;

/** `2 of 4 milestones`. */
export const milestonesInWords = ({ done, total }: { done: number; total: number }): string =>
  total === 0 ? 'No milestones yet' : `${done} of ${total} ${total === 1 ? 'milestone' : 'milestones'}`;

/** `Done on 3 November 2026`, `Due on …`. */
export const milestoneDay = ({ due, doneOn }: Pick<Milestone, 'due' | 'doneOn'>): string =>
  doneOn === null ? `Due on ${fullDate(due)}` : `Done on ${fullDate(doneOn)}`;

/** The id in the address of a profile, or what was entered if it is an id; undefined for anything else. */
export const userIdIn = (entered: string): string | undefined =>
  /\/people\/([\w-]{1,64})(?:[/?#]|$)/.exec(entered)?.[1] ?? /^[\w-]{1,64}$/.exec(entered)?.[0];
