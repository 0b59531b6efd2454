import { keyOf } from '#functions/core/keys.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { opportunityKey } from '#functions/parts/opportunities/repository.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { Person } from './people/person.ts';
import { untilWritten } from './search-lists.ts';
import { unlessThere } from './unless-there.ts';

/** The employer who posted a company's opportunities: its first approved one. Demo accounts come first. */
export const employersByCompany = (people: readonly Person[]): ReadonlyMap<string, Person> => {
  const employers = people.filter(({ account }) => account.role === 'employer' && account.approved);
  return new Map(employers.toReversed().map((employer) => [employer.profile.profileData.company, employer]));
};

/** Makes a user the owner of an opportunity, unless it has one. */
const assign = (id: string, owner: string): Promise<boolean> =>
  unlessThere(() =>
    updateItem(
      updateOf(
        opportunityKey(id),
        { set: { owner } },
        {
          condition: 'attribute_exists(pk) AND attribute_not_exists(#owner)',
          names: { '#owner': 'owner' },
        },
      ),
    ),
  );

/** Gives the employers of the seed the postings of the companies that they work for. Returns how many those are. */
export const assignOwners = async (
  people: readonly Person[],
  opportunities: readonly Opportunity[],
  patienceMs: number,
  onProgress: (left: number) => void,
): Promise<number> => {
  let count = 0;
  for (const [company, { account }] of employersByCompany(people)) {
    const owner = await userIdOf(account.email);
    const own = opportunities.filter((opportunity) => opportunity.company === company);
    if (owner === undefined || own.length === 0) continue;
    for (const { id } of own) await assign(id, owner);
    await untilWritten(
      own.map(({ id, postedAt }) => keyOf('owned-opportunity', { owner, postedAt, id })),
      patienceMs,
      (missing) => `${missing} opportunities are not in the lists of the employers who posted them.`,
      onProgress,
    );
    count += own.length;
  }
  return count;
};
