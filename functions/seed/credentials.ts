import { lessonsEvidence, testEvidence } from '#functions/parts/credentials/evidence.ts';
import { type CredentialDescription, storeCredential } from '#functions/scenarios/credential.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { monthsAfter, VALID_MONTHS } from '#shared/features/credentials/rules.ts';
import { accountsOf } from './asks.ts';
import type { Person } from './people/person.ts';
import { unlessThere } from './unless-there.ts';

/** How long the one that expires is still valid. */
const LEFT_DAYS = 40;

const testOn = (day: Date, right: number) =>
  testEvidence({ right, drawn: 12, number: 1, submittedAt: day.toISOString() });

/** One in force, one that expires soon, and one that was revoked. */
const describedAt = (anchor: Date): readonly CredentialDescription[] => {
  const daysAgo = (days: number) => new Date(anchor.getTime() - days * DAY_MS);
  const expiring = new Date(
    monthsAfter(new Date(anchor.getTime() + LEFT_DAYS * DAY_MS).toISOString(), -VALID_MONTHS),
  );
  return [
    {
      ...{ courseId: 'git-in-a-team', kind: 'assessed', issuedAt: daysAgo(29) },
      evidence: [testOn(daysAgo(30), 11)],
    },
    {
      ...{ courseId: 'python-for-data', kind: 'completed', issuedAt: expiring },
      evidence: [lessonsEvidence(6, 1)],
    },
    {
      ...{ courseId: 'python-for-data', kind: 'assessed', issuedAt: daysAgo(16) },
      evidence: [testOn(daysAgo(16), 12)],
      revoked: {
        at: daysAgo(3),
        by: 'operator',
        reason: 'The answers were those of another attempt, given within seconds. The attempt was voided.',
      },
    },
  ];
};

/** The demo student has a credential in force, one that expires soon and one that was revoked. Returns how many are new. */
export const storeDemoCredentials = async (people: readonly Person[], anchor: Date): Promise<number> => {
  const { demo } = await accountsOf('student', people, 0);
  if (!demo) return 0;
  let stored = 0;
  for (const described of describedAt(anchor))
    if (await unlessThere(() => storeCredential(demo, described), 'claim')) stored++;
  return stored;
};
