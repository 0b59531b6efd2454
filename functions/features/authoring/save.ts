import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { fullName } from '#shared/core/names.ts';
import type { authoring } from '#shared/features/authoring/routes.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import { countChange, notPossible, stale } from './change.ts';
import {
  type AuthoredRecord,
  authoredDelete,
  getWhole,
  lessonDelete,
  lessonPut,
  newAuthored,
  packDelete,
  packPut,
} from './repository.ts';
import { noCourse, wholeOf } from './view.ts';

/** The write that counts one more course of an author. It fails when they have as many as one may have. */
export const countCourse = (userId: string): Write => ({
  Update: updateOf(
    keyOf('authored-count', { userId }),
    { set: { entity: itemOf('authored-count', { userId }).entity, userId }, add: { courses: 1 } },
    {
      condition: 'attribute_not_exists(courses) OR courses < :most',
      values: { ':most': COURSE.most },
    },
  ),
});

/** Creates a draft from a package. */
export const create: Handler<typeof authoring.create> = async ({ body, account, now }) => {
  await countChange(account, now);
  const { about, lessons, questions } = body;
  const at = now.toISOString();
  const packs = about.objectives.map((_, index) => questions[index] ?? []);
  const record: AuthoredRecord = {
    id: newId(),
    userId: account.id,
    author: fullName(account),
    role: account.role === 'admin' ? 'admin' : 'mentor',
    about,
    status: 'draft',
    before: 'draft',
    published: 0,
    changes: '',
    lessons: lessons.length,
    packs: packs.map(({ length }) => length),
    submittedAt: null,
    claimed: null,
    decision: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
    history: [{ status: 'draft', at, by: 'author', user: account.id }],
  };
  const steps = {
    course: newAuthored(record),
    count: countCourse(account.id),
    lessons: lessons.map((lesson, index) => lessonPut(record, { ...lesson, number: index + 1 })),
    packs: packs.map((pack, index) => packPut(record, index + 1, pack)),
  };
  try {
    await transact(steps);
  } catch (error) {
    if (!isRefused<typeof steps>(error) || !error.failed.count) throw error;
    throw new AppError('limit_reached', { message: `You have ${COURSE.most} courses, which is the most.` });
  }
  return wholeOf(record.id, now);
};

/** Deletes a draft that was never published, with its parts. */
export const remove: Handler<typeof authoring.remove, AuthoredRecord> = async ({ record }) => {
  const whole = await getWhole(record.id);
  if (!whole) throw noCourse();
  const { id, userId, published, status, lessons, packs } = whole.record;
  if (status !== 'draft' || published > 0) throw notPossible('Only a draft can be deleted.');
  try {
    await transact({
      course: authoredDelete(whole.record),
      count: {
        Update: updateOf(keyOf('authored-count', { userId }), { add: { courses: -1 } }),
      },
      lessons: Array.from({ length: lessons }, (_, index) => lessonDelete(id, index + 1)),
      packs: packs.map((_, index) => packDelete(id, index + 1)),
    });
  } catch (error) {
    throw error instanceof TransactionFailed ? stale(error) : error;
  }
  return {};
};
