import type { Account } from '#functions/core/account.ts';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { expectSkills } from '#functions/parts/mentors/catalog/current.ts';
import { questionOf } from '#functions/parts/mentors/catalog/question.ts';
import { findMentors, positionSchema } from '#functions/parts/mentors/directory.ts';
import type { mentors } from '#shared/features/mentors/routes.ts';

type Query = Parameters<Handler<typeof mentors.list>>[0]['query'];

/** What the directory has to know of a student; nothing of other callers, for whom the vocabulary of skills is not loaded. */
const studentOf = async (account: Account, now: Date) => {
  if (account.role !== 'student') return undefined;
  const [{ seekingStudent }, { fitVersion }] = await Promise.all([
    import('./seeker.ts'),
    import('#shared/features/mentors/seeker.ts'),
  ]);
  return { ...(await seekingStudent(account, now)), version: fitVersion() };
};

/** A page of the directory: for students by their fit, then by the next free time; for others by the next free time. */
export const pageOfMentors = async (account: Account, query: Query, now: Date) => {
  const { cursor, limit, ...filters } = query;
  const student = await studentOf(account, now);
  const question = questionOf(filters, student?.minor);
  const purpose = `mentors.list ${student ? account.id : ''} ${JSON.stringify(question)}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const { items, total, next } = await findMentors({
    question,
    seeker: student?.seeker,
    after,
    limit,
    now,
  });
  if (student) await expectSkills(student.version, now);
  return { items, total, nextCursor: next ? encodeCursor(purpose, next) : null };
};

export const list: Handler<typeof mentors.list> = ({ account, query, now }) =>
  pageOfMentors(account, query, now);
