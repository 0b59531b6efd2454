import type { Account } from '#functions/core/account.ts';
import { questionOf } from '#functions/parts/mentors/catalog/question.ts';
import { findMentors } from '#functions/parts/mentors/directory.ts';
import { getProfile } from '#functions/parts/profile/repository.ts';
import { getStoredSections } from '#functions/parts/profile/sections.ts';
import type { MentorSummary } from '#shared/features/mentors/schema.ts';
import { seekerOf } from '#shared/features/mentors/seeker.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';

/** A student who looks for another mentor. */
interface Seeking {
  readonly account: Account;
  readonly minor: boolean;
  /** What they want to achieve. */
  readonly goals: readonly string[];
  /** Mentors who are left out. */
  readonly except: ReadonlySet<string>;
  readonly now: Date;
}

/** The mentors who have a free place and time and fit a student best, the best first. */
export const bestMentors = async (
  { account, minor, goals, except, now }: Seeking,
  count: number,
): Promise<MentorSummary[]> => {
  const [profile, stored] = await Promise.all([getProfile(account.id), getStoredSections(account.id)]);
  const seeker = seekerOf(sectionsOf({ ...account, ...profile }, stored), goals);
  const { items } = await findMentors({
    question: questionOf({}, minor),
    seeker,
    hidden: except,
    limit: count,
    now,
  });
  // While there is no snapshot, a page of the directory can be longer.
  return items.slice(0, count);
};
