import type { Account } from '#functions/core/account.ts';
import { mayMentor } from '#shared/features/mentors/rules.ts';
import { getMentor, type StoredMentor } from './repository.ts';

type Person = Pick<Account, 'id' | 'role'>;

/** A student, and a user who mentors. */
export interface MentoringPair {
  readonly studentId: string;
  /** Undefined for a user with the role of a mentor who has not saved settings yet. */
  readonly mentor: StoredMentor | undefined;
}

const asPair = async (student: Person, mentor: Person): Promise<MentoringPair | undefined> => {
  if (student.role !== 'student' || !mayMentor(mentor.role)) return undefined;
  const settings = await getMentor(mentor.id);
  return mentor.role === 'mentor' || settings ? { studentId: student.id, mentor: settings } : undefined;
};

/**
 * Two users of whom one is a student and the other mentors; undefined for all others. A first contact between them asks a
 * question and leads to no meeting: the way to sessions is a request, which holds one of the mentor's places. At most one read.
 */
export const mentoringPair = async (one: Person, other: Person): Promise<MentoringPair | undefined> =>
  (await asPair(one, other)) ?? asPair(other, one);
