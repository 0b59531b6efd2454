import { ConditionFailed } from '#functions/core/table.ts';
import { createOpportunity } from '#functions/features/opportunities/repository.ts';
import type { Opportunity } from '#shared/features/opportunities.ts';
import { anchorOf } from './anchor.ts';
import { inParallel } from './in-parallel.ts';
import { opportunityFor } from './opportunities.ts';
import { demoPeople } from './people/demo.ts';
import { otherPeople } from './people/others.ts';
import { searchable } from './search-lists.ts';
import { storePerson } from './store-people.ts';

/** One round of every company: see deck.ts. */
export const DEFAULT_OPPORTUNITIES = 420;
const AT_ONCE = 8;
/** How long the stream consumer may stand still. */
const PATIENCE_MS = 30_000;

export interface SeedOptions {
  /** The time as the functions see it. */
  readonly now: Date;
  readonly opportunities: number;
  /** Called with a line for people now and then. */
  readonly tell: (line: string) => void;
}

const store = async (opportunity: Opportunity): Promise<boolean> => {
  try {
    await createOpportunity(opportunity);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/**
 * Fills the table that this process is connected to with opportunities, people and applications, and returns when
 * everything can be found by searching. What is there already stays as it is, changes of people included; what an
 * interrupted run left out is added.
 */
export const seed = async ({ now, opportunities: count, tell }: SeedOptions): Promise<void> => {
  const anchor = await anchorOf(now);
  const opportunities = Array.from({ length: count }, (_, index) => opportunityFor(index, anchor));
  const stored = await inParallel(opportunities, AT_ONCE, store);
  tell(`${stored.filter(Boolean).length} opportunities are new, of ${count}`);

  const people = [...demoPeople(anchor), ...otherPeople(anchor)];
  const choice = opportunities.slice(0, DEFAULT_OPPORTUNITIES);
  const joined = await inParallel(people, AT_ONCE, (person) => storePerson(person, choice, anchor));
  const came = joined.filter((applications) => applications !== undefined);
  const applications = came.reduce((sum, number) => sum + number, 0);
  tell(`${came.length} people are new, of ${people.length}, with ${applications} applications`);

  let told = performance.now();
  await searchable(opportunities, PATIENCE_MS, (left) => {
    if (performance.now() - told < 5000) return;
    told = performance.now();
    tell(`${left} opportunities are on their way into the search`);
  });
};
