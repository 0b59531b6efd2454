import { demoEmail } from '#shared/core/demo.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { demoApplicationsFor } from './applications.ts';
import type { DemoPosting } from './demo-postings.ts';
import { pastApplicationsFor } from './past-quarter.ts';
import type { Person } from './people/person.ts';

/**
 * How many applications for their postings the demo employer and the demo alumnus have reviewed, by email: all that are no
 * longer new, but for those that were withdrawn before.
 */
export const reviewedByDemo = (
  people: readonly Person[],
  postings: readonly Opportunity[],
  past: DemoPosting,
  now: Date,
): ReadonlyMap<string, number> => {
  const ofCompanies = new Set(
    [...postings, past].filter(({ companyId }) => companyId !== null).map(({ id }) => id),
  );
  const reviewed = people
    .flatMap((person) => [
      ...demoApplicationsFor(person, '', postings, now),
      ...pastApplicationsFor(person, '', past, now),
    ])
    .filter(({ history }) => history.some(({ status }) => status !== 'new' && status !== 'withdrawn'));
  const own = reviewed.filter(({ posting }) => ofCompanies.has(posting.id)).length;
  return new Map([
    [demoEmail('employer'), own],
    [demoEmail('alumni'), reviewed.length - own],
  ]);
};
