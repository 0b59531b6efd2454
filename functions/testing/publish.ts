import { newId } from '#functions/core/ids.ts';
import { batchWrite } from '#functions/core/table.ts';
import { opportunityItem } from '#functions/parts/opportunities/repository.ts';
import { someOpportunity, storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { countsItem } from '#functions/testing/applicant-counts.ts';
import type { Opportunity, OpportunitySummary } from '#shared/features/opportunities/routes.ts';
import { Browser } from './api.ts';
import { asOperator, eventually } from './stack.ts';

/** Each opportunity makes some twenty postings, and the machine may be busy. */
const PATIENCE_MS = 45_000;

/** Writes records of opportunities, without waiting for the lists. */
export const store = async (opportunities: readonly Opportunity[]): Promise<void> => {
  asOperator();
  const counters = opportunities
    .filter(({ applicationCount }) => applicationCount > 0)
    .map(({ id, applicationCount }) => countsItem(id, { new: applicationCount }));
  await batchWrite(
    [...opportunities.map((one) => opportunityItem(storedOpportunity(one))), ...counters].map((Item) => ({
      PutRequest: { Item },
    })),
  );
};

/** All pages of a list, one after the other. */
export const walk = async (query: Record<string, string>, limit = 50): Promise<OpportunitySummary[]> => {
  const items: OpportunitySummary[] = [];
  let cursor: string | null = null;
  do {
    const asked: Record<string, string> = { ...query, limit: String(limit), ...(cursor && { cursor }) };
    const { body } = await new Browser().call('opportunities.list', { query: asked });
    items.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor);
  return items;
};

/**
 * Writes opportunities and waits until the lists show those that are open. Each asks for one skill more, which no
 * other test's do and by which these can be found: that is returned.
 */
export const publish = async (opportunities: readonly Opportunity[]): Promise<string> => {
  const mark = `mark-${newId()}`;
  for (const one of opportunities) one.skills.push(mark);
  await store(opportunities);
  const open = opportunities.filter(({ status, deadline }) => status === 'open' && deadline > '2900').length;
  await eventually(
    `${open} opportunities in the lists`,
    async () => (await walk({ skills: mark })).length === open,
    PATIENCE_MS,
  );
  return mark;
};

/** One open opportunity, on record. */
export const published = async (given: Partial<Opportunity> = {}): Promise<Opportunity> => {
  const opportunity = someOpportunity(given);
  await store([opportunity]);
  return opportunity;
};
