import type { Account } from '#functions/core/account.ts';
import { sentPosting } from '#functions/parts/applications/sent-content.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { getProfile } from '#functions/parts/profile/repository.ts';
import { getStoredSections } from '#functions/parts/profile/sections.ts';
import { audiencesIn } from '#functions/parts/profile/views.ts';
import { recordedProofs, visibleProofs } from '#functions/parts/projects/proofs.ts';
import { getResume, type StoredFile } from '#functions/parts/resume/repository.ts';
import type { Receipt } from '#shared/core/match-receipt.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import type { SentContent } from '#shared/features/applications/sent-content.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import { visibleSections } from '#shared/features/profile/visibility.ts';

/** What an application sends of the applicant and of the posting, and the receipt that follows from both alone. */
export interface Sent {
  readonly snapshot: SentContent['snapshot'];
  readonly receipt: Receipt;
  /** The proofs on which the receipt rests. */
  readonly proven: SentContent['proven'];
  /** The file that can be sent with it. */
  readonly file: StoredFile | undefined;
}

/**
 * What an application of this user would send now. The profile is what people see with whom the user works, and the
 * receipt is of that: it never rests on a line that the employer may not see.
 */
export const sentNow = async (account: Account, opportunity: StoredOpportunity, now: Date): Promise<Sent> => {
  const [{ sections: states = {}, ...answers }, stored, recorded, { file }] = await Promise.all([
    getProfile(account.id),
    getStoredSections(account.id),
    recordedProofs(account),
    getResume(account.id),
  ]);
  // Most requests need no matching: it is loaded with the first application.
  const { askedOf, factsOf, proofsUsed, receiptOf } = await import('#shared/features/matching/matching.ts');
  const audiences = audiencesIn(states);
  const sections = visibleSections(sectionsOf({ ...account, ...answers }, stored), audiences, 'work');
  const proven = await visibleProofs(recorded, { viewer: 'work', audiences, now });
  const posting = sentPosting(opportunity);
  const { firstName, lastName } = account;
  const asked = askedOf(posting);
  const day = dayOf(now);
  const facts = factsOf({ ...sections, proven }, day);
  return {
    snapshot: { firstName, lastName, sections, posting },
    receipt: receiptOf(facts, asked, day),
    proven: proofsUsed(facts, asked),
    file,
  };
};
