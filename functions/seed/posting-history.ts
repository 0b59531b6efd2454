import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { endOfDay } from '#shared/core/opportunity-days.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/** How long after the end of the last day the hourly run lets a posting expire. */
const RUN_MS = 5 * 60_000;

/** When a posting came to its status, which is not `open`: half-way since it was posted, or after its last day. */
const endedAt = ({ status, postedAt, deadline }: Opportunity, now: Date): Date =>
  status === 'expired'
    ? new Date(endOfDay(deadline).getTime() + RUN_MS)
    : new Date(Math.floor((Date.parse(postedAt) + now.getTime()) / 2));

/** An opportunity of the seed as the table holds it at `now`: opened when it was drafted, and closed or expired since. */
export const storedForm = (opportunity: Opportunity, now: Date): StoredOpportunity => {
  const { status, postedAt: at } = opportunity;
  const opened: StoredOpportunity['history'] = [
    { status: 'draft', at, by: 'poster' },
    { status: 'open', at, by: 'poster' },
  ];
  if (status === 'open') return storedOpportunity(opportunity, { history: opened });
  const by = status === 'expired' ? 'schedule' : 'poster';
  const ended = { status, at: endedAt(opportunity, now).toISOString(), by } as const;
  return storedOpportunity(opportunity, { history: [...opened, ended] });
};
