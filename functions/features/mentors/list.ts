import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { expectSkills } from '#functions/parts/mentors/catalog/current.ts';
import { questionOf } from '#functions/parts/mentors/catalog/question.ts';
import { findMentors, positionSchema } from '#functions/parts/mentors/directory.ts';
import type { mentors } from '#shared/features/mentors/routes.ts';

/** A page of the directory: for students by their fit, then by the next free time; for others by the next free time. */
export const list: Handler<typeof mentors.list> = async ({ account, query, now }) => {
  const { cursor, limit, ...filters } = query;
  // The vocabulary of skills is loaded with the first request of a student.
  const student = account.role === 'student' ? await import('./seeker.ts') : undefined;
  const { seeker, minor = false } = (await student?.seekingStudent(account, now)) ?? {};
  const question = questionOf(filters, minor);
  const purpose = `mentors.list ${seeker ? account.id : ''} ${JSON.stringify(question)}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const { items, total, next } = await findMentors({ question, seeker, after, limit, now });
  if (seeker) {
    const { fitVersion } = await import('#shared/features/mentors/seeker.ts');
    await expectSkills(fitVersion(), now);
  }
  return { items, total, nextCursor: next ? encodeCursor(purpose, next) : null };
};
