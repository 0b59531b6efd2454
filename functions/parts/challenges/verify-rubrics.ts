import { canonical } from '#functions/parts/admin/audit/chain.ts';
import { entriesAfter } from '#functions/parts/admin/audit/repository.ts';
import { rubricToFreeze } from '#shared/features/challenges/rubric-schema.ts';
import type { ChallengeRecord } from './record.ts';
import { getChallenge } from './repository.ts';
import { rubricHash } from './rubric.ts';

/** Entries in memory at a time. */
const PAGE = 500;

/** What a verification of all frozen rubrics found. */
export interface RubricVerification {
  /** How many are what the audit log says. */
  readonly intact: number;
  /** The first that is not: its challenge, and the entry of the log. */
  readonly broken: { readonly challengeId: string; readonly entry: number } | undefined;
}

/** Whether a challenge still has the rubric with this hash, as its text and as the criteria that its page shows. */
const isIntact = (challenge: ChallengeRecord | undefined, sha256: string): boolean =>
  challenge?.frozen !== undefined &&
  challenge.frozen.sha256 === sha256 &&
  rubricHash(challenge.frozen.canonical) === sha256 &&
  canonical(rubricToFreeze(challenge.rubric)) === challenge.frozen.canonical;

/** Compares the rubric of every challenge that was opened with the hash that the audit log has of it. */
export const verifyRubrics = async (): Promise<RubricVerification> => {
  let intact = 0;
  for (let reached = 0; ; ) {
    const page = await entriesAfter(reached, PAGE);
    for (const { n, action, after } of page) {
      if (action !== 'open_challenge') continue;
      const challengeId = String(after.challenge);
      if (!isIntact(await getChallenge(challengeId), String(after.rubricSha256)))
        return { intact, broken: { challengeId, entry: n } };
      intact += 1;
    }
    const last = page.at(-1);
    if (!last) return { intact, broken: undefined };
    reached = last.n;
  }
};
