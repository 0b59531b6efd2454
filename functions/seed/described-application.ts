import type { Account } from '#functions/core/account.ts';
import { type ApplicationDescription, sectionsSent } from '#functions/scenarios/application.ts';
import type { SeedApplication } from './applications.ts';
import type { Person } from './people/person.ts';
import { randomFor } from './random.ts';

/** One in this many asks for a review without a number. */
const UNSCORED = 0.12;

const NOTES = [
  '',
  '',
  'I’ve used your product as a customer and would like to work on it. My last project is close to what you describe.',
  'I can start within four weeks and am happy to show the code of any project in my profile.',
];

/** An application of a person of the seed with what they sent. */
export const describe = (
  application: SeedApplication,
  account: Account,
  person: Person,
  now: Date,
): ApplicationDescription => {
  const random = randomFor('sent', account.email, application.posting.id);
  return {
    ...application,
    user: account,
    sections: sectionsSent(account, person),
    unscored: random.chance(UNSCORED),
    note: random.pick(NOTES),
    markedUpTo: now,
  };
};
