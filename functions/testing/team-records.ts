import type { Relation } from '#shared/core/contract.ts';
import { asTeam, openChallenge, participant } from './challenges.ts';
import { type Member, member } from './members.ts';
import { remove, team } from './startups.ts';

/** A record with callers who have a relation to it. */
export interface RecordFixture {
  /** The path fields of the routes about it. */
  readonly params: Record<string, string>;
  /** One caller for each relation that a route of this kind names, with a role that its routes take. */
  readonly parties: readonly (readonly [Relation, Member])[];
  /** Callers who had a relation and no longer have it, if that can happen. */
  readonly former?: readonly Member[];
}

/** A challenge with an entry that was handed in. */
export const challengeRecord = async (): Promise<RecordFixture> => {
  const { host, id } = await openChallenge();
  const { student, entryId } = await participant(id);
  (await asTeam(student, 'submit', id, entryId)).body;
  const admin = await member({ role: 'admin' });
  return {
    params: { id, entryId },
    parties: [
      ['owner', host],
      ['admin', admin],
    ],
  };
};

/** A startup with a member, and one who was taken off. */
export const startupRecord = async (): Promise<RecordFixture> => {
  const { lead, members, id } = await team(2);
  const [one = lead, former = lead] = members;
  (await remove(former, id, former.id)).body;
  return {
    // Nobody removes the lead: each request leaves the team as it is.
    params: { id, userId: lead.id, documentId: 'none' },
    parties: [
      ['owner', lead],
      ['participant', one],
    ],
    former: [former],
  };
};
