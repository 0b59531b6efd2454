import { type APIRequestContext, expect } from 'playwright/test';
import { idFor } from '#functions/seed/random.ts';
import { DEFAULT_OPPORTUNITIES } from '#functions/seed/size.ts';
import type { Opportunity, OpportunitySummary } from '#shared/features/opportunities/routes.ts';

/** Open opportunities of the seed that match a query such as `type=job`. */
export const openOpportunities = async (
  request: APIRequestContext,
  query = '',
): Promise<OpportunitySummary[]> => {
  const response = await request.get(`/api/opportunities?limit=50&${query}`);
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { items: OpportunitySummary[] }).items;
};

const seedId = (index: number): string => idFor('opportunity', index);
const SEEDED = new Set(Array.from({ length: DEFAULT_OPPORTUNITIES }, (_, index) => seedId(index)));

/**
 * An open opportunity, another one for each `index`: tests that run at once do not count each other's applications. It is
 * one of the seed: what other tests publish comes before those in lists, and may be closed at any moment.
 */
export const someOpen = async (
  request: APIRequestContext,
  index: number,
  query?: string,
): Promise<OpportunitySummary> => {
  const seeded = (await openOpportunities(request, query)).filter(({ id }) => SEEDED.has(id));
  const found = seeded[index];
  if (!found) throw new Error(`The seed has no open opportunity ${index} for "${query}".`);
  return found;
};

/** One of the seed's opportunities that are closed; lists do not show them. */
export const someClosed = async (request: APIRequestContext): Promise<Opportunity> => {
  for (let index = 0; index < 100; index += 1) {
    const response = await request.get(`/api/opportunities/${seedId(index)}`);
    if (!response.ok()) continue;
    const opportunity = (await response.json()) as Opportunity;
    if (opportunity.status === 'closed') return opportunity;
  }
  throw new Error('The seed has no closed opportunity.');
};
