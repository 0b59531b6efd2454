import { TransactionFailed, transact } from '#functions/core/table.ts';
import { applicationItem } from '#functions/features/applications/repository.ts';
import { createOrFindUser, setPassword, setRole } from '#functions/features/auth/cognito.ts';
import { emailItem, userIdOf } from '#functions/features/auth/repository.ts';
import { countApplication } from '#functions/features/opportunities/repository.ts';
import { newUserWrites } from '#functions/features/users/repository.ts';
import type { Opportunity } from '#shared/features/opportunities.ts';
import { applicationsFor, figuresOf, isStanding } from './applications.ts';
import type { Person } from './people/person.ts';
import { idFor } from './random.ts';

/** The id of a person: Cognito's for those who can sign in, else one that follows from the address. */
const identify = async ({ account: { email, role }, password }: Person): Promise<string> => {
  if (password === undefined) return idFor('person', email);
  const id = await createOrFindUser(email);
  await setRole(email, role);
  await setPassword(email, password);
  return id;
};

/**
 * Stores a person with their address, profile, dashboard and all of their applications, in one transaction that moves
 * the counts of the opportunities too: at every moment the counters equal the rows, however often the seed is
 * interrupted. Returns how many applications came; undefined when the address is taken, by this person as a rule.
 */
export const storePerson = async (
  person: Person,
  opportunities: readonly Opportunity[],
  now: Date,
): Promise<number | undefined> => {
  if ((await userIdOf(person.account.email)) !== undefined) return undefined;
  const account = { ...person.account, id: await identify(person) };
  const applications = applicationsFor(person, account.id, opportunities, now);
  try {
    await transact([
      {
        Put: {
          Item: emailItem(account.email, account.id),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      ...newUserWrites(account, person.profile, figuresOf(applications)),
      ...applications.map((application) => ({ Put: { Item: applicationItem(application) } })),
      ...applications.filter(isStanding).map(({ opportunityId }) => countApplication(opportunityId, 1)),
    ]);
    return applications.length;
  } catch (error) {
    if (error instanceof TransactionFailed && error.failed.slice(0, 2).some(Boolean)) return undefined;
    throw error;
  }
};
